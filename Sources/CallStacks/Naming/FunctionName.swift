import ObjectFiles

/// A function's name as its author wrote it, read from a demangled one:
/// `Module.Outer.Type.method(label: Module.Value) -> Swift.Int`.
struct FunctionName: Equatable {
  /// What the name stands for.
  enum Kind: Equatable {
    case function
    /// A closure within the function named.
    case closure
    /// A protocol's requirement, answered by a type.
    case witness(conforming: String, module: String)
  }

  var kind = Kind.function
  /// The module that declares the function; of a witness, the protocol.
  var module = ""
  /// The types around it, joined by dots; empty for a global function.
  var type = ""
  /// `didSelect(person:in:)`, `title`, `init(name:)`.
  var name = ""

  /// Reads a demangled name; nil for what the compiler generated.
  init?(demangled text: String) {
    var scanner = DemangledNameScanner(text)
    scanner.skipPrefixes()
    if scanner.skip("protocol witness for ") {
      guard let requirement = scanner.scan(upTo: " in conformance "),
        let function = FunctionName(demangled: requirement)
      else { return nil }
      self = function
      // `<A> Type<A> : Protocol in Module`, of which the module may be another than the type's.
      var conformance = scanner
      conformance.skipGenericSignature()
      guard let full = conformance.scan(upTo: " : ") else { return nil }
      let path = DemangledNameScanner.path(full)
      kind = .witness(
        conforming: path.dropFirst().joined(separator: "."), module: path.first ?? "")
      return
    }
    while scanner.skipNumbered("closure") || scanner.skipNumbered("implicit closure") {
      kind = .closure
      guard scanner.scan(upTo: " in ") != nil else { return nil }
      scanner.skipPrefixes()
    }
    guard !scanner.isCompilerGenerated else { return nil }
    // A function within a function has its name, a number, its type, and then the function around it.
    var inner: String?
    while let local = scanner.scanLocalFunction() { inner = inner ?? local }
    scanner.skipPrefixes()
    guard read(scanner) else { return nil }
    if let inner { name = "\(inner) in \(name)" }
  }

  private mutating func read(_ scanner: DemangledNameScanner) -> Bool {
    var scanner = scanner
    scanner.skipGenericSignature()
    let entity = scanner.scanEntity()
    var path = DemangledNameScanner.path(entity)
    guard path.count > 1 else { return false }
    module = path.removeFirst()
    var last = path.removeLast()
    switch last {
    case "getter", "read", "_read", "read2", "unsafeAddressor", "unsafeMutableAddressor":
      last = path.popLast() ?? last
    case "setter", "modify", "_modify", "modify2":
      last = (path.popLast() ?? "") + ".setter"
    case "didset": last = (path.popLast() ?? "") + ".didSet"
    case "willset": last = (path.popLast() ?? "") + ".willSet"
    case "__allocating_init": last = "init"
    case "__deallocating_deinit", "__isolated_deallocating_deinit": last = "deinit"
    default: break
    }
    type = path.joined(separator: ".")
    name = last + (scanner.labels ?? "")
    return true
  }
}
