import ObjectFiles

/// A reader that names the calls in captured stacks.
///
/// Each address and each stack is read only once and then cached. All readers in the process share
/// what is read of the executable, so use readers only on the main thread.
package final class CallReader {
  /// The modules whose protocols are so common that calls through them reveal nothing about an app.
  private static let libraries: Set = [
    "Swift", "Foundation", "FoundationEssentials", "_Concurrency", "Dispatch", "Synchronization",
    "Observation", "_StringProcessing", "_RegexParser",
  ]

  #if DEBUG
    private static let isOptimized = false
  #else
    private static let isOptimized = true
  #endif

  private let stacks: StackCollection
  private let frameworks: Set<String>
  private let names = FunctionNames.ofProcess
  private var calls: [CapturedStack: [Call]] = [:]
  /// The functions at addresses, those of frameworks without file and line.
  private var known: [UInt: [Frame]] = [:]
  /// The functions at addresses according to the symbols alone.
  private var named: [UInt: Frame?] = [:]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - stacks: The collection that captured the stacks.
  ///   - frameworks: The modules whose functions don't belong to an app. Calls through their
  ///     protocols are named only if a type in another module implements the protocol.
  package init(_ stacks: StackCollection, frameworks: Set<String>) {
    self.stacks = stacks
    self.frameworks = frameworks.union(Self.libraries)
      .union(LoadedImage.executable?.packageModules ?? [])
  }

  /// The reason calls can't be named, or can be named only without file and line; `nil` if
  /// there is none.
  package private(set) lazy var obstacle = Executable.obstacle(canName: canName)

  private var canName: Bool { names.symbolicator.executable != nil }

  /// Returns the calls through protocols on a stack, outermost first.
  ///
  /// If there are none, returns only the outermost of the app's own functions or, if there are
  /// none, of its closures.
  ///
  /// - Complexity: O(1) for a stack that has been read before.
  package func calls(of stack: CapturedStack) -> [Call] {
    if let known = calls[stack] { return known }
    let found = canName ? read(stack) : []
    calls[stack] = found
    return found
  }

  /// Returns a call to the function or closure at an address; `nil` if it doesn't belong to the
  /// app.
  package func call(to function: UInt) -> Call? {
    names.framesOfCall(to: function).first { !frameworks.contains($0.name.module) }.map(Self.call)
  }

  /// Returns whether a module is the app's own, rather than a framework or a package of others.
  package func isOfApp(_ module: String) -> Bool { !frameworks.contains(module) }

  /// Returns the app's own types whose code is on a stack, innermost first.
  ///
  /// A type appears only once for consecutive frames.
  package func types(on stack: CapturedStack) -> [String] {
    var types: [String] = []
    for frame in typedFrames(at: stacks.addresses(of: stack)) {
      let type: String
      switch frame.name.kind {
      case .witness(let conforming, _): type = conforming
      case .function, .closure:
        guard !frameworks.contains(frame.name.module) else { continue }
        type = frame.name.type
      }
      if !type.isEmpty, type != types.last { types.append(type) }
    }
    return types
  }

  /// Whether code in this file was generated from a document of Interface Builder, which is then
  /// the file's name.
  private static func isGenerated(_ file: String?) -> Bool {
    guard let file else { return false }
    return file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
  }

  private func read(_ stack: CapturedStack) -> [Call] {
    let named = Array(frames(at: stacks.addresses(of: stack)).reversed())
    var calls: [Call] = []
    var direct: [Call] = []
    for (place, frame) in named.enumerated() {
      switch frame.name.kind {
      case .witness(let type, let module):
        guard !frameworks.contains(module), !Self.libraries.contains(frame.name.module) else {
          continue
        }
        let inner = named[(place + 1)...].first { $0.file != nil }
        if Self.isGenerated(inner?.file ?? frame.file) { continue }
        calls.append(
          Call(
            kind: .delegate, name: "\(frame.name.type).\(frame.name.name)", type: type,
            file: inner?.file ?? frame.file, line: inner?.line ?? frame.line))
      case .function, .closure:
        guard !frameworks.contains(frame.name.module), !Self.isGenerated(frame.file) else {
          continue
        }
        if let call = unseenWitness(frame, calledBy: place > 0 ? named[place - 1] : nil) {
          calls.append(call)
        } else {
          direct.append(Self.call(frame))
        }
      }
    }
    guard calls.isEmpty else { return calls }
    // A thunk through which a closure is called has its name, without a place.
    let own =
      direct.first { $0.kind == .function } ?? direct.first { $0.file != nil } ?? direct.first
    return own.map { [$0] } ?? []
  }

  /// Returns the functions that contain return addresses, innermost first, perhaps without files
  /// and lines.
  ///
  /// In a build without optimization, none of an app's functions is inlined, so the symbols tell
  /// all of them.
  private func typedFrames(at addresses: ArraySlice<UInt>) -> [Frame] {
    guard !Self.isOptimized else { return frames(at: addresses) }
    names.symbolicator.prepare(addresses.lazy.filter { [named] in named[$0] == nil })
    return addresses.compactMap { address in
      if let frame = named[address] { return frame }
      let frame = names.symbolicator.frame(at: address)
      named[address] = .some(frame)
      return frame
    }
  }

  /// Returns the functions that contain return addresses, innermost first.
  private func frames(at addresses: ArraySlice<UInt>) -> [Frame] {
    names.symbolicator.prepare(addresses.lazy.filter { [known] in known[$0] == nil })
    return addresses.flatMap(frames)
  }

  private func frames(at address: UInt) -> [Frame] {
    if let frames = known[address] { return frames }
    let frames = names.symbolicator.frames(at: address, withoutLinesIn: frameworks)
    known[address] = frames
    return frames
  }

  /// Returns the call through a protocol that led to a frame in an optimized build.
  ///
  /// In such a build, only the method itself is on the stack, because its witness jumps to it.
  private func unseenWitness(_ frame: Frame, calledBy caller: Frame?) -> Call? {
    guard Self.isOptimized, frame.name.kind == .function,
      caller?.name.type != frame.name.type, !isWitness(caller, of: frame),
      let name = names.witnesses.requirement(of: frame.name)
    else { return nil }
    return Call(
      kind: .delegate, name: name, type: frame.name.type, file: frame.file, line: frame.line)
  }

  private func isWitness(_ caller: Frame?, of frame: Frame) -> Bool {
    guard case .witness(let type, _)? = caller?.name.kind else { return false }
    return type == frame.name.type && caller?.name.name == frame.name.name
  }

  static func call(_ frame: Frame) -> Call {
    let name = frame.name
    let full = name.type.isEmpty ? name.name : "\(name.type).\(name.name)"
    return Call(
      kind: name.kind == .closure ? .closure : .function,
      name: name.kind == .closure ? "closure in \(full)" : full,
      type: name.type.isEmpty ? nil : name.type, file: frame.file, line: frame.line)
  }
}
