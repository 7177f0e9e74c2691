/// A function's name as its author wrote it, read from the words into which the runtime puts a mangled
/// one: `Module.Outer.Type.method(label: Module.Value) -> Swift.Int`.
struct FunctionName: Equatable {
  /// What the words stand for.
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

  /// Reads the words; nil for what the compiler made for itself.
  init?(demangled text: String) {
    var words = Words(text)
    words.dropMarks()
    if words.take("protocol witness for ") {
      guard let requirement = words.take(upTo: " in conformance "),
        let function = FunctionName(demangled: requirement)
      else { return nil }
      self = function
      // `<A> Type<A> : Protocol in Module`, of which the module may be another than the type's.
      var conformance = words
      conformance.dropGenericSignature()
      guard let full = conformance.take(upTo: " : ") else { return nil }
      let path = Words.path(full)
      kind = .witness(
        conforming: path.dropFirst().joined(separator: "."), module: path.first ?? "")
      return
    }
    while words.takeNumbered("closure") || words.takeNumbered("implicit closure") {
      kind = .closure
      guard words.take(upTo: " in ") != nil else { return nil }
      words.dropMarks()
    }
    guard !words.isCompilersOwn else { return nil }
    // A function within a function has its name, a number, its type, and then the function around it.
    var inner: String?
    while let local = words.takeLocal() { inner = inner ?? local }
    words.dropMarks()
    guard read(words) else { return nil }
    if let inner { name = "\(inner) in \(name)" }
  }

  private mutating func read(_ words: Words) -> Bool {
    var words = words
    words.dropGenericSignature()
    let entity = words.takeEntity()
    var path = Words.path(entity)
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
    name = last + (words.labels ?? "")
    return true
  }
}
