import Testing

@Suite struct `Views of SwiftUI` {
  /// The adapted text of a file that imports SwiftUI, behind the import.
  private func rest(_ text: String) -> String {
    let body = adapted("import SwiftUI\n" + text)
    let head = "import SwiftUIState\n"
    return body.hasPrefix(head) ? String(body.dropFirst(head.count)) : body
  }

  @Test(arguments: [
    ("import SwiftUI", "import SwiftUIState"),
    ("import struct SwiftUI.Color", "import SwiftUIState"),
    ("import SwiftUICore", "import SwiftUIState"),
    ("@preconcurrency import SwiftUI", "@preconcurrency import SwiftUIState"),
  ])
  func `are of a module with another name`(statement: String, expected: String) {
    let use = "\nlet a: SwiftUI.Color = .red; @SwiftUI.State var b = SwiftUI.Text(\"\")"
    #expect(
      adapted(statement + use)
        == expected
        + "\nlet a: SwiftUIState.Color = .red; @SwiftUIState.State var b = SwiftUIState.Text(\"\")")
  }

  @Test func `keep what they store, and lose their bodies`() {
    let text = """
      struct Row: View {
        let title: String
        @State private var isOpen = false
        @ViewBuilder let content: () -> Text
        var onTap: () -> Void = {}
        init(title: String) { self.title = title }
        var body: some View {
          Text(title)
        }
        private var header: some View { Text(title).font(.title) }
        @ViewBuilder func footer() -> some View { if isOpen { Text("") } }
        @ViewBuilder private var side: some View { Text("") }
        func erased(_ a: Int) -> AnyView { AnyView(header) }
        var isLong: Bool { title.count > 9 }
        func close() { isOpen = false }
      }
      """
    let lines = rest(text).split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(
      lines.filter { !$0.isEmpty } == [
        "structRow:View{", "lettitle:String", "@StateprivatevarisOpen=false",
        "@ViewBuilderletcontent:()->Text", "varonTap:()->Void={}",
        "init(title:String){self.title=title}", "varisLong:Bool{title.count>9}",
        "funcclose(){isOpen=false}", "}",
      ])
    #expect(rest(text).count { $0 == "\n" } == text.count { $0 == "\n" })
  }

  @Test(arguments: [
    (
      "struct A: ViewModifier { func body(content: Content) -> some View { content } }",
      "struct A: ViewModifier { }"
    ),
    (
      "struct A: ButtonStyle { func makeBody(configuration: Configuration) -> some View { a } }",
      "struct A: ButtonStyle { }"
    ),
    ("struct A: Shape { func path(in rect: CGRect) -> Path { Path() } }", "struct A: Shape { }"),
    (
      "struct A {}\nextension A: View { var body: some View { Text(\"\") } }",
      "struct A {}\nextension A: View { }"
    ),
    (
      "extension View { func a() -> some View { self }; func b() -> Int { 1 } }",
      "extension View { ; func b() -> Int { 1 } }"
    ),
    (
      "enum A { struct B: View { var body: some View { Text(\"\") } } }",
      "enum A { struct B: View { } }"
    ),
  ])
  func `lose it wherever it stands`(text: String, expected: String) {
    #expect(rest(text) == expected)
  }

  @Test(arguments: [
    "final class Flow { func page() -> some View { Row(title: \"a\") } }",
    "@main struct Trips: App { var body: some Scene { WindowGroup { Row() } } }",
    "struct A: View { var onTap: () -> Void { didSet {} }; let b: AnyView }",
    "func f() -> some View { Row() }",
  ])
  func `leave the rest as it is`(text: String) {
    #expect(rest(text) == text)
  }

  @Test func `are views only where the file imports SwiftUI`() {
    let text = "protocol View {}\nstruct A: View { var body: some View { self } }"
    #expect(adapted(text) == text)
  }

  @Test func `are asked for under that name`() {
    #expect(
      adapted("#if canImport(SwiftUI)\nlet a = 1\n#endif")
        == "#if canImport(SwiftUIState)\nlet a = 1\n#endif")
  }
}
