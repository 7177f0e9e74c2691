import Testing

@Suite struct `Imports of modules that don't exist here` {
  @Test(arguments: [
    "SwiftUI", "Combine", "MapKit", "CoreData", "WebKit", "UserNotifications", "AVFoundation",
    "Photos", "Network", "Contacts", "Metal", "Vision", "Intents", "CoreMedia", "CommonCrypto",
    "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "CallKit", "Speech", "Social",
    "JavaScriptCore", "simd", "SwiftData", "GameController", "NetworkExtension", "CoreNFC",
    "CFNetwork", "CoreServices", "NotificationCenter", "Compression",
  ])
  func `are struck where nothing of the module is used`(module: String) {
    let rest = "\nclass Page: UIViewController { let title: String? = \"View MKMapView\" }"
    #expect(adapted("import UIKit\nimport \(module)" + rest) == "import UIKit\n" + rest)
    #expect(adapted("@preconcurrency import \(module) // maps" + rest) == "// maps" + rest)
  }

  @Test(arguments: [
    ("SwiftUI", "struct Row: View { var body: some View { Text(\"a\") } }"),
    ("SwiftUI", "let page = UIHostingController(rootView: Row())"),
    ("Combine", "class Model { @Published var a = 1 }"),
    ("Combine", "model.$a.sink { _ in }"),
    ("MapKit", "let map = MKMapView()"), ("MapKit", "let place: CLLocation? = nil"),
    ("CoreLocation", "manager.desiredAccuracy = kCLLocationAccuracyBest"),
    ("MobileCoreServices", "let type = kUTTypeImage"),
    ("UniformTypeIdentifiers", "let type = UTType.png"),
    ("StoreKit", "func buy(_ product: Product) {}"),
    ("Photos", "PHPhotoLibrary.requestAuthorization { _ in }"),
    ("Network", "let monitor = NWPathMonitor()"),
    ("ContactsUI", "let picker = CNContactPickerViewController()"),
    ("CommonCrypto", "CC_MD5(a, b, c)"), ("Compression", "compression_decode_buffer(a, b)"),
    ("SwiftData", "@Model class Trail {}"), ("simd", "let m = simd_float4x4()"),
    ("Speech", "let r = SFSpeechRecognizer()"), ("OpenGLES", "glClear(a)"),
  ])
  func `stay where the module is used`(module: String, use: String) {
    #expect(adapted("import \(module)\n\(use)").hasPrefix("import \(module)"))
  }

  @Test func `stay where they name a part of the module`() {
    #expect(adapted("import struct MapKit.MKMapPoint") == "import struct MapKit.MKMapPoint")
  }

  @Test func `are struck where a name of the module is the file's own`() {
    let rest = "\nenum Section { case a }\nlet section = Section.a"
    #expect(adapted("import SwiftUI" + rest) == rest)
  }

  @Test func `are struck where a name of the module is a type of another file`() {
    let text = "import SwiftUI\nlet font = Font.bold"
    let kept = "import SwiftUIState\nlet font = Font.bold"
    let own = Project(["App.swift": text, "Font.swift": "enum Font { case bold }"])
    #expect(own.body() == "\nlet font = Font.bold")
    let extended = Project(["App.swift": text, "Font.swift": "extension Font {}"])
    #expect(extended.body() == kept)
  }

  @Test(arguments: ["private", "fileprivate"])
  func `stay where such a type is one that other files don't see`(access: String) {
    let text = "import SwiftUI\nlet font = Font.bold"
    let kept = "import SwiftUIState\nlet font = Font.bold"
    let hidden = Project(["App.swift": text, "Font.swift": "\(access) enum Font { case bold }"])
    #expect(hidden.body() == kept)
    let own = Project(["App.swift": text + "\n\(access) enum Font { case bold }"])
    #expect(!own.body().contains("SwiftUI"))
    let module = Project(["App.swift": text], imports: ["Kit": "enum Font { case bold }"])
    #expect(module.body() == kept)
  }

  @Test(arguments: [
    "import RxSwift", "import Charts", "import MyKit",
  ])
  func `stay where an app may have a module of that name`(text: String) {
    #expect(adapted(text) == text)
  }

  @Test func `stay where the project has a module of that name`() {
    let text = "import Network\nlet client = Client()"
    let project = Project(
      ["App.swift": text], imports: ["Network": "public class Client { public init() {} }"])
    #expect(project.body() == text)
  }

  @Test func `don't come with members that move`() {
    let project = Project([
      "App.swift": "import UIKit\nclass Page: UIViewController {}",
      "More.swift":
        "import SwiftUI\nextension Page { override func viewDidLoad() { super.viewDidLoad() } }",
    ])
    #expect(!project.text().contains("SwiftUI"))
    #expect(project.text().contains("viewDidLoad"))
  }
}

@Suite struct `Previews` {
  @Test(arguments: [
    "#Preview { UINavigationController(rootViewController: Page()) }",
    "#Preview(\"Dark\", traits: .portrait) {\n  Page()\n}",
    "@available(iOS 17, *)\n#Preview {\n  Page()\n}",
    "struct Page_Previews: PreviewProvider {\n  static var previews: some View { Text(\"a\") }\n}",
    "@available(iOS 13, *) private struct A: PreviewProvider { static var previews: some View { B() } }",
  ])
  func `are struck, with the module that only they use`(preview: String) {
    let lines = String(repeating: "\n", count: preview.count { $0 == "\n" })
    #expect(
      adapted("import SwiftUI\nclass Page {}\n\(preview)\nlet a = 1")
        == "\nclass Page {}\n\(lines)\nlet a = 1")
    #expect(
      adapted("class Page {}\n#if DEBUG\nimport SwiftUI\n\(preview)\n#endif")
        == "class Page {}\n#if DEBUG\n\n\(lines)\n#endif")
  }

  @Test func `leave the module where other code uses it`() {
    let row = "struct Row: View { let a = Text(\"a\") }\n"
    #expect(
      adapted("import SwiftUI\n" + row + "#Preview { Row() }") == "import SwiftUIState\n" + row)
  }

  /// Code that shows a screen of UIKit in a preview, as many apps have it.
  private static let helpers = [
    "struct Preview: UIViewControllerRepresentable {\n  let page: Page\n"
      + "  func makeUIViewController(context: Context) -> Page { page }\n}",
    "@available(iOS 13, *)\nprivate struct Preview<V: UIView>: UIViewRepresentable {}",
    "extension Preview: UIViewRepresentable { func makeUIView(context: Context) -> UIView { a } }",
  ]

  @Test(arguments: helpers)
  func `are struck with the types that only previews show`(helper: String) {
    let lines = String(repeating: "\n", count: helper.count { $0 == "\n" })
    #expect(
      adapted("import SwiftUI\nclass Page {}\n\(helper)\n#Preview { Preview(page: Page()) }")
        == "\nclass Page {}\n\(lines)\n")
  }

  @Test(arguments: [
    ("UIViewController", "UIViewControllerRepresentable"), ("UIView", "UIViewRepresentable"),
    ("UINavigationController", "UIViewControllerRepresentable"),
  ])
  func `are struck with the members that show any screen in one`(type: String, kind: String) {
    let text = """
      import SwiftUI
      extension \(type) {
        private struct Preview: \(kind) { let page: \(type) }
        func showPreview() -> some View { Preview(page: self).ignoresSafeArea() }
        var preview: some View { Preview(page: self) }
        var kept: Int { 1 }
      }
      """
    #expect(adapted(text) == "\nextension \(type) {\n  \n  \n  \n  var kept: Int { 1 }\n}")
  }

  @Test(arguments: [
    "let row = UIHostingController(rootView: Row())", "let page = Preview()",
    "struct Row: View { let a = Preview() }",
    "extension Page { func show() -> some View { Preview() } }",
  ])
  func `stay with what they show where other code shows it`(use: String) {
    let rest = "\nstruct Preview: UIViewRepresentable {}\n\(use)"
    #expect(adapted("import SwiftUI" + rest) == "import SwiftUIState" + rest)
  }
}
