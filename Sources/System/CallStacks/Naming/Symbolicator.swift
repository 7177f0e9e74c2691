import ObjectFiles

/// A symbolicator that looks up the functions that contain a return address.
struct Symbolicator {
  /// The executable's functions; `nil` if its symbols have been stripped.
  var executable: FunctionIndex? { LoadedImage.executable?.functions }

  /// Returns the functions that contain a return address, starting with inlined ones; empty if the
  /// address has no name.
  ///
  /// - Parameters:
  ///   - returnAddress: The address.
  ///   - frameworks: The modules whose own functions are returned without file, line and inlined
  ///     ones, because finding them takes longer than all else.
  /// - Returns: The functions, innermost first.
  func frames(at returnAddress: UInt, withoutLinesIn frameworks: Set<String> = []) -> [Frame] {
    guard let (image, address, function) = function(at: returnAddress) else { return [] }
    if !frameworks.isEmpty, let frame = Frame(function, nil), frame.isOwnCode(of: frameworks) {
      return [frame]
    }
    let origin = image.debugInformation?.origin(of: address)
    var frames: [Frame?] = []
    var location = origin?.location
    for call in origin?.inlinedCalls ?? [] {
      frames.append(Frame(call.linkageName ?? "", location))
      location = call.callSite
    }
    frames.append(Frame(function, location))
    return frames.compactMap(\.self)
  }

  /// Returns the function that contains a return address, without file and line, and without
  /// functions that are inlined in it; `nil` if the address has no name.
  func frame(at returnAddress: UInt) -> Frame? {
    function(at: returnAddress).flatMap { Frame($0.name, nil) }
  }

  /// Returns the image of a call, the call's address in the image's file, and the mangled name of
  /// the function that contains it.
  private func function(
    at returnAddress: UInt
  ) -> (image: LoadedImage, address: Int, name: String)? {
    // The call ends just before its return address, which may already belong to another function or
    // line.
    let address = Int(bitPattern: returnAddress) &- 1
    guard let image = LoadedImage.all.first(where: { $0.contains(address) }),
      let name = image.functions?.name(at: address &- image.offset)
    else { return nil }
    return (image, address &- image.offset, name)
  }

  /// Reads the names of the functions that contain return addresses at once, which takes less time
  /// than one after another.
  func prepare(_ returnAddresses: some Sequence<UInt>) {
    guard let image = LoadedImage.executable, let functions = image.functions else { return }
    functions.prepare(
      returnAddresses.lazy.map { Int(bitPattern: $0) &- 1 }.filter { image.contains($0) }
        .map { $0 &- image.offset })
  }

  /// Returns the frames of a call to the function or closure at an address, innermost first.
  func framesOfCall(to function: UInt) -> [Frame] {
    // The lookup expects a return address, which is after the call instruction.
    frames(at: closure(forwardedToBy: function) + 1)
  }

  /// Returns the address of the closure that a function forwards to, or that of the function.
  ///
  /// A closure that captures variables is called through a function without lines of its own, whose
  /// symbol is the closure's with a suffix.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols in the file.
  private func closure(forwardedToBy function: UInt) -> UInt {
    guard let image = LoadedImage.all.first(where: { $0.contains(Int(bitPattern: function)) }),
      let name = image.functions?.name(at: Int(bitPattern: function) &- image.offset),
      name.hasSuffix("TA"),
      let closure = image.symbols?.functionAddress(named: String(name.dropLast(2)))
    else { return function }
    return UInt(bitPattern: closure &+ image.offset)
  }
}
