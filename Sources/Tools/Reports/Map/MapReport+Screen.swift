package import Wireframes

extension MapReport {
  /// A kind of screen: a view controller class, or one title of a class that shows several screens.
  package struct Screen: Sendable, Hashable, Codable {
    /// The identity of the screen in all maps of the app: the name of its class, followed by the
    /// title in quotes if the class is used for several screens.
    package var id: String
    /// The title, which may be empty; the class if the screen has shown different titles.
    @Omissible package var name: String
    /// The name of the view controller class.
    package var type: String
    /// The tab or flow with which the screen is drawn; `nil` for that of the screen that leads to
    /// it.
    package var group: String?
    /// The types of the coordinators in charge, from the app's own to the innermost.
    @Omissible package var flow: [String] = []
    /// The style of presentation.
    @Omissible package var style: Style = .screen
    /// The number of states in which the screen was seen.
    @NaturalNumber package var states: Int = 1
    /// The shortest walk to the screen from the launch, one command line an entry; empty for the
    /// start.
    @Omissible package var walk: [String] = []
    /// The picture; `nil` if none was made.
    package var picture: Picture?
    /// Whether the app starts here.
    @Omissible package var isStart: Bool = false
    /// Whether a walkthrough shows the screen; `nil` if coverage wasn't measured.
    package var isCovered: Bool?
    /// Whether no action leaves the screen.
    @Omissible package var isDeadEnd: Bool = false
    /// Whether some of its states were not explored because they are deeper than the maximum depth.
    @Omissible package var isCut: Bool = false

    private enum CodingKeys: String, CodingKey {
      case flow, group, id, name, states, style, type, walk
      case isCovered = "covered"
      case isCut = "cut"
      case isDeadEnd = "deadEnd"
      case isStart = "start"
    }
    /// A style of presentation.
    package enum Style: String, OmissibleValue, Sendable, CaseIterable {
      package static var nothing: Style { .screen }

      /// In a stack, in a tab, or as the root.
      case screen
      /// As a sheet or a popover over other screens.
      case sheet
      /// Over the full screen.
      case cover
      /// As an alert or an action sheet.
      case alert
    }
  }
}

extension MapReport.Screen {
  /// Creates a screen that was seen in one state.
  package init(id: String, name: String, type: String) {
    self.init(id: id, name: name, type: type, group: nil)
  }
}
