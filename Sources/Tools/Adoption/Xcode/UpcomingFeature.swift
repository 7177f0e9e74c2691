/// The features of later language modes that Xcode has settings for.
enum UpcomingFeature {
  static let names: [String: (name: String, isApproachable: Bool)] = [
    "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": ("ConciseMagicFile", false),
    "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": ("DeprecateApplicationMain", false),
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": (
      "DisableOutwardActorInference", true
    ),
    "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": ("DynamicActorIsolation", false),
    "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": ("ExistentialAny", false),
    "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": ("ForwardTrailingClosures", false),
    "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": (
      "GlobalActorIsolatedTypesUsability", true
    ),
    "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": ("GlobalConcurrency", false),
    "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": ("ImplicitOpenExistentials", false),
    "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": ("ImportObjcForwardDeclarations", false),
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": ("InferIsolatedConformances", true),
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": ("InferSendableFromCaptures", true),
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": ("InternalImportsByDefault", false),
    "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": ("IsolatedDefaultValues", false),
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": ("MemberImportVisibility", false),
    "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": ("NonfrozenEnumExhaustivity", false),
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": (
      "NonisolatedNonsendingByDefault", true
    ),
    "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": ("RegionBasedIsolation", false),
  ]
}
