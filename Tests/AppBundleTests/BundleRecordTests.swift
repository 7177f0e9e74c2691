import Foundation
import Testing

@testable import AppBundle

@Suite struct BundleRecordTests {
  @Test func `a record's class is found by its name`() {
    let record = BundleRecord(
      kind: .tests, module: "Demo", path: "my pkg_Demo.resources/Démo.xctest")
    #expect(record.className == "\(Self.name)")
    #expect(BuiltBundles.records == [record])
  }

  @Test func `a program without an app has no app bundle`() {
    #expect(!BuiltBundles.hasApp && BuiltBundles.missing == nil)
  }

  @Test func `a class of a module without a bundle has the main one`() {
    final class Local {}
    #expect(BuiltBundles.path(for: Local.self) == Bundle.main.bundlePath)
  }

  @Test func `a bundle that several programs have lies where its record says`() {
    let record = BundleRecord(kind: .framework, module: "Kit", path: "/cache/Kit.framework")
    #expect(BuiltBundles.path(of: record) == "/cache/Kit.framework")
  }

  private static let name =
    FlowshBundle_74657374730a44656d6f0a6d7920706b675f44656d6f2e7265736f75726365732f44c3a96d6f2e786374657374
    .self
}

final class
  FlowshBundle_74657374730a44656d6f0a6d7920706b675f44656d6f2e7265736f75726365732f44c3a96d6f2e786374657374
{}
