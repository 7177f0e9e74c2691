import Foundation
import TestSupport
import Testing

@testable import Adoption

// The folder in which modules stay.
extension `A module of a package` {
  @Test func `is removed with its sources when it hasn't been used for ninety days`() throws {
    let paint = try #require(try fixture.provide("Paint").modules.first)
    let sources = fixture.cache.sources
    fixture.cache.prune(now: time(nil) + 89 * 24 * 60 * 60)
    #expect(BuiltModule(paint.path) == paint)
    fixture.cache.prune(now: time(nil) + 91 * 24 * 60 * 60)
    #expect(BuiltModule(paint.path) == nil)
    #expect(try Path.names(in: sources) == [])
  }

  @Test func `stays in the cache while its SDK is used`() throws {
    let paint = try #require(try fixture.provide("Paint").modules.first)
    let own = fixture.cache.folder(for: fixture.sdk)
    let others = (1...3).map { fixture.cache.path + "/other-\($0)" }
    for (age, folder) in ([own] + others).enumerated() {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(age))], ofItemAtPath: folder)
    }
    try project.write("Pods/Card/Card.swift", "")
    #expect(try fixture.provide("Card").modules.count == 1)
    #expect(BuiltModule(paint.path) == paint)
    #expect(others.map(Path.exists) == [false, true, true])
  }

  @Test func `isn't removed while it is compiled or fetched`() throws {
    _ = try fixture.provide("Paint")
    for folder in [fixture.cache.path, fixture.cache.fetched] {
      let lock = try fixture.cache.lock(folder, isCancelled: { false }, whenBusy: {})
      #expect(throws: AdoptionError.self) { try fixture.cache.removeAll() }
      withExtendedLifetime(lock) {}
    }
    try fixture.cache.removeAll()
    #expect(try Path.names(in: fixture.cache.path) == [])
  }
}
