import Testing

@Suite struct `The module's bundle` {
  @Test(arguments: [
    ("let a = Bundle.module", "let a = Bundle.flowshModule"),
    (
      "let a = Foundation.Bundle.module.bundlePath",
      "let a = Foundation.Bundle.flowshModule.bundlePath"
    ),
    ("f(\"a\", bundle: .module)", "f(\"a\", bundle: .flowshModule)"),
    (
      "UIImage(named: \"a\", in: .module, with: nil)",
      "UIImage(named: \"a\", in: .flowshModule, with: nil)"
    ),
    ("func f(bundle: Bundle = .module) {}", "func f(bundle: Bundle = .flowshModule) {}"),
    ("let a: Bundle = .module", "let a: Bundle = .flowshModule"),
  ])
  func `is that of the build plugin`(ios: String, linux: String) {
    #expect(adapted(ios) == linux)
  }

  @Test(arguments: [
    "let a = Bundle.main", "let a = Course.module", "f(kind: .module)", "let a: Kind = .module",
    "let module = 1; f(bundle: module)",
  ])
  func `is no other member of that name`(text: String) { #expect(adapted(text) == text) }
}
