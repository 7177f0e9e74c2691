import SwiftSyntax

extension EditCollector {
  /// Makes the tests of a `@MainActor` test case asynchronous.
  ///
  /// XCTest on Linux ends the process at a synchronous test on the main actor. What waits for
  /// expectations stays in a synchronous function, because an asynchronous one can't.
  func adapt(testCase node: ClassDeclSyntax) {
    guard let type = scopes.last else { return }
    let classes = [type] + index.superclasses(of: type)
    guard classes.contains("XCTestCase") else { return }
    let isOnMainActor = classes.contains { index.declaration(of: $0)?.facts.isMainActor == true }
    if isOnMainActor { adapt(overridesOfTestCaseIn: node) }
    for declaration in node.memberBlock.members.declarations {
      guard let test = declaration.as(FunctionDeclSyntax.self), let body = test.body,
        test.name.text.hasPrefix("test"), test.signature.parameterClause.parameters.isEmpty,
        test.signature.returnClause == nil, test.signature.effectSpecifiers?.asyncSpecifier == nil,
        isOnMainActor || test.attributes.contains(named: "MainActor")
      else { continue }
      edits.insert(" async", at: test.signature.parameterClause.trimmedBytes.upperBound)
      guard body.trimmedDescription.contains("wait") else { continue }
      let throwing = test.signature.effectSpecifiers?.throwsClause == nil ? "" : "throws "
      edits.insert(
        " @MainActor func run() \(throwing){", at: body.leftBrace.trimmedBytes.upperBound)
      edits.insert(
        "}; \(throwing.isEmpty ? "" : "try ")run() ", at: body.rightBrace.trimmedBytes.lowerBound)
    }
  }

  /// Runs the bodies of `setUp`, `tearDown` and the like on the main actor.
  ///
  /// An override belongs to the class's actor on iOS, where the method comes from Objective-C. In
  /// XCTest on Linux, it belongs to none; it is called on the main thread.
  private func adapt(overridesOfTestCaseIn node: ClassDeclSyntax) {
    let names = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]
    for declaration in node.memberBlock.members.declarations {
      guard let method = declaration.as(FunctionDeclSyntax.self), let body = method.body,
        names.contains(method.name.text), method.signature.parameterClause.parameters.isEmpty,
        let facts = MemberFacts.all(in: declaration).first, facts.isOverride, !facts.isStatic,
        method.signature.effectSpecifiers?.asyncSpecifier == nil,
        !method.attributes.contains(named: "MainActor")
      else { continue }
      let isThrowing = method.signature.effectSpecifiers?.throwsClause != nil
      edits.insert(
        (isThrowing ? " try" : "") + " MainActor.assumeIsolated { ()"
          + (isThrowing ? " throws" : "") + " -> Void in",
        at: body.leftBrace.trimmedBytes.upperBound)
      edits.insert("}", at: body.rightBrace.trimmedBytes.lowerBound)
    }
  }
}
