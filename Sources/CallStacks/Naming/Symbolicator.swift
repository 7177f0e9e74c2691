import ObjectFiles

/// A symbolicator that looks up the functions that contain a return address.
struct Symbolicator {
  /// The executable's functions; `nil` if its symbols have been stripped.
  var executable: FunctionIndex? { LoadedImage.executable?.functions }

  /// Returns the functions that contain a return address, starting with inlined ones; empty if the
  /// address has no name.
  func frames(at returnAddress: UInt) -> [Frame] {
    // The call ends just before its return address, which may already belong to another function or
    // line.
    let address = Int(bitPattern: returnAddress) &- 1
    guard let image = LoadedImage.all.first(where: { $0.contains(address) }),
      let function = image.functions?.name(at: address &- image.offset)
    else { return [] }
    let origin = image.debugInformation?.origin(of: address &- image.offset)
    var frames: [Frame?] = []
    var location = origin?.location
    for call in origin?.inlinedCalls ?? [] {
      frames.append(Frame(call.linkageName ?? "", location))
      location = call.callSite
    }
    frames.append(Frame(function, location))
    return frames.compactMap(\.self)
  }
}
