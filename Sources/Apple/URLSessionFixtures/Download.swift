import Foundation
import FoundationNetworking

/// The file of a download, which Foundation expects in a property of the protocol object that only
/// its own protocol classes can set.
enum Download {
  /// Writes the content to a temporary file, and sets the property.
  ///
  /// - Returns: Whether the session finds the file.
  static func finish(_ loader: URLProtocol, with content: Data) -> Bool {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
    guard let table = properties(of: loader),
      let place = place(of: table, in: loader),
      (try? content.write(to: file)) != nil
    else { return false }
    table.adding("temporaryFileURL", file).store(at: place)
    return true
  }

  private static func properties(of loader: URLProtocol) -> (any PropertyTable)? {
    var mirror: Mirror? = Mirror(reflecting: loader)
    while let here = mirror, here.subjectType != URLProtocol.self { mirror = here.superclassMirror }
    return mirror?.children.first { $0.label == "properties" }?.value as? any PropertyTable
  }

  /// Returns the place of a table among the first properties of an object; `nil` if it isn't there.
  private static func place(
    of table: any PropertyTable, in loader: URLProtocol
  ) -> UnsafeMutableRawPointer? {
    let start = Unmanaged.passUnretained(loader).toOpaque()
    // The object's header has two words.
    return (2..<8).map { start + $0 * MemoryLayout<UInt>.size }
      .first { $0.load(as: UInt.self) == table.address }
  }
}

/// A dictionary whose type isn't known here.
private protocol PropertyTable {
  /// The address of its storage.
  var address: UInt { get }
  /// Returns the table with a value for the key with a raw value.
  func adding(_ name: String, _ value: Any) -> Self
  /// Replaces the table at a place.
  func store(at place: UnsafeMutableRawPointer)
}

extension Dictionary: PropertyTable {
  fileprivate var address: UInt { unsafeBitCast(self, to: UInt.self) }

  fileprivate func store(at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: Self.self).pointee = self
  }

  fileprivate func adding(_ name: String, _ value: Any) -> Self {
    func key<Name: RawRepresentable>(_ type: Name.Type) -> Key? {
      (name as? Name.RawValue).flatMap { Name(rawValue: $0) } as? Key
    }
    guard let type = Key.self as? any RawRepresentable.Type, let key = key(type),
      let value = value as? Value
    else { return self }
    var table = self
    table[key] = value
    return table
  }
}
