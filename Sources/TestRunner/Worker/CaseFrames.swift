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
  /// What the display showed when it was last read.
  private var shown: (moment: Moment, display: DisplaySnapshot)?
  /// The picture of the last frame without an action, and when it was taken.
  private var result: (moment: Moment, picture: Int)?

  /// What a display depends on.
  private struct Moment: Equatable {
    let session: ObjectIdentifier
    let revision: Int
    let secrets: Int

    @MainActor init(_ shell: ShellView, secrets: Int) {
      session = ObjectIdentifier(shell.session)
      revision = shell.session.revision
      self.secrets = secrets
    }
  }

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
    shown = nil
    result = nil
  }

  /// Returns what the display shows; `nil` if it shows nothing.
  ///
  /// It isn't read again before an action that follows a step.
  private mutating func display(
    at moment: Moment, before action: UserAction?, in shell: ShellView
  ) -> DisplaySnapshot? {
    if let shown, shown.moment == moment, action?.target.map(shown.display.contains) ?? true {
      return shown.display
    }
    shown = shell.shownDisplay(before: action).map { (moment, $0) }
    return shown?.display
  }

  /// Returns the frame before an action; `nil` if the display shows nothing, or if there are too many
  /// frames.
  mutating func frame(before action: UserAction, in shell: ShellView, secrets: Int) -> Frame? {
    actions += 1
    guard actions <= Self.mostActions, size <= Self.mostSize,
      let display = display(at: Moment(shell, secrets: secrets), before: action, in: shell)
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
  mutating func frame(after step: Step, in shell: ShellView, secrets: Int) -> Frame? {
    defer { actions = 0 }
    let moment = Moment(shell, secrets: secrets)
    if actions == 0, let result, result.moment == moment { return Frame(picture: result.picture) }
    result = nil
    guard size <= Self.mostSize else { return nil }
    guard let display = display(at: moment, before: nil, in: shell) else {
      return last.map { Frame(picture: $0) }
    }
    let frame = album.frame(display)
    last = frame.picture
    result = (moment, frame.picture)
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
