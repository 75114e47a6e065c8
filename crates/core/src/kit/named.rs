//! Closed lists of things with short names: the kinds of a box.

/// Something with a fixed place in a closed list and a short name for notation and files. Written by hand only where
/// [`named!`](crate::named) does not fit.
pub trait Named: Copy + 'static {
    /// All of them, in order.
    fn all() -> &'static [Self];

    /// The short name.
    fn id(self) -> &'static str;

    /// The one with this name.
    fn from_id(id: &str) -> Option<Self> {
        Self::all().iter().copied().find(|one| one.id() == id)
    }

    /// All names, for messages.
    fn ids() -> String {
        Self::all().iter().map(|one| one.id()).collect::<Vec<_>>().join(", ")
    }
}

/// An enum together with its list and its names, which must not drift apart. Gives `ALL`, `COUNT`, `id`, `place`,
/// [`Named`], [`Member`](crate::kit::Member) of sets, `Default` (the first), `Display`, and the name in files.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[allow(missing_docs)]
        #[repr(u8)]
        pub enum $name {
            #[default]
            $($(#[$about])* $variant,)+
        }

        #[allow(dead_code)]
        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$variant,)+];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The short name in files and notation.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)+ }
            }

            /// The one with this name.
            pub fn from_id(id: &str) -> Option<$name> {
                Self::ALL.into_iter().find(|one| one.id() == id)
            }

            /// The place in the list.
            #[inline]
            pub const fn place(self) -> usize {
                self as usize
            }
        }

        impl $crate::kit::Named for $name {
            fn all() -> &'static [$name] {
                &Self::ALL
            }
            fn id(self) -> &'static str {
                $name::id(self)
            }
        }

        impl $crate::kit::Member for $name {
            #[inline]
            fn place(self) -> usize {
                self as usize
            }
            #[inline]
            fn at(place: usize) -> $name {
                Self::ALL[place]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let id = <String as serde::Deserialize>::deserialize(deserializer)?;
                <$name as $crate::kit::Named>::from_id(&id).ok_or_else(|| {
                    let known = <$name as $crate::kit::Named>::ids();
                    serde::de::Error::custom(format!("“{id}” is not known; allowed: {known}"))
                })
            }
        }
    };
}
