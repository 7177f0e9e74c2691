#if AppSources
  extension AbsentModules {
    /// Whole names, of modules whose names have no common beginning.
    static let names: [String: Set<String>] = [
      "Combine": [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher",
        "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "ImmediateScheduler", "Just",
        "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
        "Publisher", "Publishers", "Record", "Scheduler", "Subject", "Subscriber", "Subscribers",
        "Subscription", "Subscriptions", "TopLevelDecoder", "TopLevelEncoder", "assign",
        "dataTaskPublisher", "eraseToAnyPublisher", "objectWillChange", "publish", "publisher",
        "sink",
      ],
      "Compression": ["FilterOperation", "InputFilter", "OutputFilter"],
      "simd": ["clamp", "cross", "distance", "dot", "length", "mix", "normalize", "reflect"],
      "SwiftData": [
        "Attribute", "FetchDescriptor", "Model", "ModelActor", "ModelConfiguration",
        "ModelContainer", "ModelContext", "PersistentIdentifier", "PersistentModel", "Query",
        "Relationship", "Schema", "SchemaMigrationPlan", "SortDescriptor", "Transient", "Unique",
        "VersionedSchema",
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
  }
#endif
