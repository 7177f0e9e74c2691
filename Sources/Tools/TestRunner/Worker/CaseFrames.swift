import AppDriver
import Shell
import Wireframes

/// The frames of a worker's cases.
///
/// Cases have many screens in common, so each picture is drawn once for all cases.
struct CaseFrames {
  /// The maximum number of frames of a step before its result.
  private static let mostActions = 100
  /// The size of all pictures in bytes above which a new case starts with an empty album.
  private static let usualSize = 16 << 20
  /// The size of all pictures in bytes above which a case gets no more frames.
  private static let mostSize = 64 << 20

  private var album = Album()
  private var size = 0
  /// The number of pictures that have been taken out.
  private var taken = 0
  /// The number of the running step's frames.
  private var actions = 0
  /// The picture of the case's last frame.
  private var last: Int?
  private var shown = LastDisplay()

  /// Starts a case.
  mutating func beginCase() {
    if size > Self.usualSize {
      album = Album()
      size = 0
      taken = 0
    }
    album.beginWalk()
    actions = 0
    last = nil
    shown = LastDisplay()
  }

  /// Returns the frame before an action; `nil` if the display shows nothing, or if there are too
  /// many frames.
  mutating func frame(before action: UserAction, in shell: ShellState, secrets: Int) -> Frame? {
    actions += 1
    guard actions <= Self.mostActions, size <= Self.mostSize,
      let display = shown.read(shell, before: action, secrets: secrets)
    else { return nil }
    // The title of the offered action comes from the command.
    let frame = album.frame(display, before: action, offer: shell.shownOffer(before: action))
      .mapTexts { shell.redacted($0) }
    last = frame.picture
    return frame
  }

  /// Returns the frame after a step; `nil` if the display hasn't shown anything yet.
  ///
  /// A display that shows nothing, such as after a crash, keeps the last picture.
  mutating func frame(after step: Step, in shell: ShellState, secrets: Int) -> Frame? {
    defer { actions = 0 }
    guard size <= Self.mostSize else { return nil }
    guard let display = shown.read(shell, before: nil, secrets: secrets) else {
      return last.map { Frame(picture: $0) }
    }
    let frame = album.frame(display)
    last = frame.picture
    return frame
  }

  /// Removes and returns the pictures that are new since the last call, each with its number.
  ///
  /// A picture with the number 0 begins a new album.
  mutating func takePictures() -> [(number: Int, picture: Picture)] {
    let count = album.pictures.count
    guard taken < count else { return [] }
    defer { taken = count }
    return (taken..<count).map { number in
      let picture = album.pictures[number]
      size += picture.markup.utf8.count
      return (number, picture)
    }
  }
}
