import AppDriver

/// A presented screen and the screens behind it, before and after a link that should replace them.
struct CoveredScreens: Equatable {
  /// The identity of the visible screen.
  let covering: String
  /// The controllers and their positions.
  private let controllers: [Place]
  /// The titles of the screens on the stacks behind the visible one.
  private let titles: [[String]]
  private let tab: Int?

  private struct Place: Equatable {
    let type: ObjectIdentifier
    let mark: ScreenOutline.Mark
    let depth: UInt8
  }

  /// Reads the screens of a session, whose state the reader has just read.
  init(_ session: AppSession, _ reader: StateReader) {
    covering = reader.screenID(session)
    controllers = reader.outline.nodes.map {
      Place(type: ObjectIdentifier($0.type), mark: $0.mark, depth: $0.depth)
    }
    let screen = session.screen(rowLimit: 0)
    titles = (screen?.modal).map { [$0.over] + ($0.overBeside ?? []) } ?? []
    tab = screen?.tabs?.selectedIndex
  }

  /// Returns whether the same screen covers other screens than before.
  func covers(otherThan before: Self) -> Bool { covering == before.covering && self != before }
}
