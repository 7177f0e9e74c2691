#if AppSources
  import SwiftSyntax

  /// Modules of iOS that don't exist here, and the names by which a file shows that it uses one.
  ///
  /// Many files import a module and use nothing of it. Such an import can be struck. One that is used
  /// stays, so that the compiler names the module. Only names that no app gives to a module of its own
  /// are in the list.
  enum AbsentModules {
    /// The beginnings of names; an uppercase letter or an underscore follows.
    private static let prefixes: [String: [String]] = [
      "ARKit": ["AR"], "AVFoundation": ["AV", "CM"], "AVKit": ["AV", "CM"],
      "Accelerate": ["vDSP", "vImage", "BNNS", "vv"],
      "AudioToolbox": ["Audio", "AU", "kAudio", "kSystemSoundID", "SystemSoundID"],
      "AuthenticationServices": ["AS"], "CloudKit": ["CK"], "ContactsUI": ["CN"],
      "CoreBluetooth": ["CB"],
      "CoreData": [
        "NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSBatch", "NSMerge", "NSAttribute",
        "NSRelationship", "NSSQLite", "NSInMemory", "NSMigrat", "NSInfer", "NSMapping",
      ],
      "CoreImage": ["CI", "kCI"], "CoreLocation": ["CL", "kCL"], "CoreML": ["ML"],
      "CoreMotion": ["CM"], "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"],
      "CoreText": ["CT", "kCT"],
      "CryptoKit": [
        "SHA", "AES", "HMAC", "HKDF", "Insecure", "Symmetric", "P256", "P384", "P521", "Curve25519",
        "ChaCha", "SecureEnclave",
      ],
      "EventKit": ["EK"], "GameKit": ["GK"], "HealthKit": ["HK"],
      "ImageIO": ["CGImageSource", "CGImageDestination", "CGImageMetadata", "kCGImage"],
      "LinkPresentation": ["LP"], "LocalAuthentication": ["LA", "kLA"],
      "MapKit": ["MK", "CL", "kCL"], "MediaPlayer": ["MP"], "MessageUI": ["MF"],
      "MobileCoreServices": ["kUT", "UT"], "PDFKit": ["PDF"], "PassKit": ["PK"],
      "PhotosUI": ["PH"], "QuickLook": ["QL"], "SceneKit": ["SCN"], "SpriteKit": ["SK"],
      "StoreKit": ["SK", "Product", "Transaction", "AppStore"],
      "SystemConfiguration": ["SC", "kSC"], "UniformTypeIdentifiers": ["UT"],
      "UserNotifications": ["UN"], "WebKit": ["WK"], "WidgetKit": ["Widget", "Timeline"],
    ]

    /// Whole names, of modules whose names have no common beginning.
    private static let names: [String: Set<String>] = [
      "Combine": [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher",
        "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "ImmediateScheduler", "Just",
        "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
        "Publisher", "Publishers", "Record", "Scheduler", "Subject", "Subscriber", "Subscribers",
        "Subscription", "Subscriptions", "TopLevelDecoder", "TopLevelEncoder", "assign",
        "dataTaskPublisher", "eraseToAnyPublisher", "objectWillChange", "publish", "publisher",
        "sink",
      ],
      "SwiftUI": [
        "Alert", "Alignment", "Angle", "Animation", "AnyView", "App", "AppStorage", "AsyncImage",
        "Axis", "Binding", "Button", "ButtonStyle", "Capsule", "Circle", "Color", "ColorScheme",
        "Commands", "DatePicker", "DismissAction", "Divider", "DragGesture", "Edge", "EdgeInsets",
        "Ellipse", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject",
        "EnvironmentValues", "FetchRequest", "FocusState", "Font", "ForEach", "Form",
        "GeometryProxy", "GeometryReader", "Gesture", "GestureState", "Gradient", "Grid",
        "GridItem",
        "Group", "HStack", "HorizontalAlignment", "Image", "Label", "LazyHGrid", "LazyHStack",
        "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "LocalizedStringKey", "Menu",
        "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack",
        "NavigationView", "ObservableObject", "ObservedObject", "Path", "Picker", "PreferenceKey",
        "PresentationMode", "ProgressView", "Published", "RadialGradient", "Rectangle",
        "RoundedRectangle", "ScaledMetric", "Scene", "ScenePhase", "SceneStorage", "ScrollView",
        "ScrollViewReader", "Section", "SecureField", "Shape", "Slider", "Spacer", "State",
        "StateObject", "Stepper", "TabView", "Text", "TextEditor", "TextField", "Toggle",
        "ToolbarItem",
        "UIApplicationDelegateAdaptor", "UIHostingConfiguration", "UIHostingController",
        "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
        "UIViewRepresentable", "UIViewRepresentableContext", "UnitPoint", "VStack",
        "VerticalAlignment", "View", "ViewBuilder", "ViewModifier", "Visibility", "WindowGroup",
        "ZStack", "withAnimation",
      ],
    ]

    /// Returns whether a module is one of those that don't exist here.
    static func contains(_ module: String) -> Bool {
      prefixes[module] != nil || names[module] != nil
    }

    /// Returns whether a name is one of a module's.
    static func has(_ module: String, _ name: String) -> Bool {
      if names[module]?.contains(name) == true { return true }
      return prefixes[module]?.contains { prefix in
        guard name.hasPrefix(prefix) else { return false }
        guard let next = name.dropFirst(prefix.count).first else { return prefix.count > 2 }
        return next.isUppercase || next == "_" || prefix.count > 2
      } ?? false
    }
  }
#endif
