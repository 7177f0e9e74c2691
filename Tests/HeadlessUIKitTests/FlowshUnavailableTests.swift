import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct FlowshUnavailableTests {
    private func body() throws {
      throw FlowshUnavailable.error("A.b", file: "App/C.swift", line: 3)
    }

    /// The warnings of pieces that were reached.
    private var warnings: [String] {
      let log = UIApplication.shared.log
      return (log.start..<log.count).map { log[$0] }.filter { $0.rule == .leftOut }
        .compactMap(\.detail)
    }

    @Test func `a piece that is reached is a warning with the API, the file and the line`() {
      let app = App()
      defer { withExtendedLifetime(app) {} }
      FlowshUnavailable.note("URLSession.data(for:)", file: "App/Loader.swift", line: 12)
      #expect(warnings == ["not available here: URLSession.data(for:), Loader.swift:12"])
      #expect(!UIApplication.shared.hasCrashed)
    }

    @Test func `a value that may be missing is nil, and a function's nothing`() {
      let app = App()
      defer { withExtendedLifetime(app) {} }
      let number: Int? = FlowshUnavailable.value("A.b")
      let name: String! = FlowshUnavailable.value("A.b")
      let nothing: Void = FlowshUnavailable.value("A.b")
      #expect(number == nil && name == nil && nothing == ())
      #expect(warnings.count == 3)
    }

    @Test func `a list is empty`() {
      let app = App()
      defer { withExtendedLifetime(app) {} }
      let names: [String] = FlowshUnavailable.value("A.names")
      let counts: [String: Int] = FlowshUnavailable.value("A.counts")
      let identifiers: Set<Int> = FlowshUnavailable.value("A.identifiers")
      #expect(names.isEmpty && counts.isEmpty && identifiers.isEmpty)
      #expect(warnings.count == 3)
    }

    @Test func `a value of a missing type is an object without values`() {
      let app = App()
      defer { withExtendedLifetime(app) {} }
      let object: FlowshOpaque.Value = FlowshUnavailable.value("A.b", file: "App/C.swift", line: 3)
      #expect("\(object.flowshName)" == "A.b")
      #expect(warnings == ["not available here: A.b, C.swift:3"])
    }

    @Test func `objects of a missing type differ, as in a set of them`() {
      let name = FlowshOpaque.Name("Globe", module: "GlobeKit")
      // Some of so many meet in a set, which then compares them.
      let all = Set((0..<500).map { _ in FlowshOpaque.Value(name) })
      #expect(all.count == 500)
    }

    @Test func `a body that throws says what is missing`() {
      let app = App()
      defer { withExtendedLifetime(app) {} }
      #expect(throws: (any Error).self) { try body() }
      do { try body() } catch {
        #expect(error.localizedDescription == "not available here: A.b, C.swift:3")
      }
    }
  }
}
