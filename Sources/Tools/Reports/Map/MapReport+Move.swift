extension MapReport {
  /// A way from one screen to another, or back to the same one, by one kind of action.
  package struct Move: Sendable, Hashable, Codable {
    /// The ID of the screen on which the action is taken.
    package var from: String
    /// The ID of the screen that is visible afterwards.
    package var to: String
    /// The kind of action in the words of the command line, such as `select`, `tap` or `back`.
    package var kind: String
    /// The role of the action in the way through the app.
    @Omissible package var role: Role = .onward
    /// The command line of the first action that was found, such as `select Fred`.
    package var label: String
    /// The number of transitions between states that are this move.
    @NaturalNumber package var transitions: Int = 1
    /// The whole shortest walk that takes the move, one command line an entry.
    @Omissible package var walk: [String] = []
    /// The calls between the app's objects that led from screen to screen, in order.
    @Omissible package var calls: [Call] = []
    /// The names of the walkthroughs' cases that take the move.
    @Omissible package var walkthroughs: [String] = []
    /// Whether a walkthrough takes the move; `nil` if coverage wasn't measured.
    package var isCovered: Bool?

    private enum CodingKeys: String, CodingKey {
      case calls, from, kind, label, role, to, transitions, walk, walkthroughs
      case isCovered = "covered"
    }
    /// The identity of the move in all maps of the app.
    package var key: Key { Key(from: from, to: to, kind: kind) }

    /// The identity of a move in all maps of an app.
    package struct Key: Sendable, Hashable, Codable {
      /// The ID of the screen on which the action is taken.
      package var from: String
      /// The ID of the screen that is visible afterwards.
      package var to: String
      /// The kind of action.
      package var kind: String

      /// Creates the key of a move.
      package init(from: String, to: String, kind: String) {
        self.from = from
        self.to = to
        self.kind = kind
      }
    }

    /// The role of an action in the way through the app.
    package enum Role: String, OmissibleValue, Sendable, CaseIterable {
      package static var nothing: Role { .onward }

      /// An action on the screen's content, which usually leads deeper.
      case onward
      /// A way back that UIKit offers: the back button, a swipe, the dismissal of a sheet.
      case back
      /// A switch to another tab.
      case tab
    }
  }

  /// A call in the app, such as that of a delegate's method.
  package struct Call: Sendable, Hashable, Codable {
    /// The method with its type, such as `PersonsDelegate.didSelect`.
    package var name: String
    /// The path of the file in the app's sources; `nil` if it isn't known.
    package var file: String?
    /// The line in the file, counted from 1; `nil` if it isn't known.
    package var line: Int?

    /// Creates a call.
    package init(_ name: String, file: String? = nil, line: Int? = nil) {
      self.name = name
      self.file = file
      self.line = line
    }

    /// The place in the sources, such as `Persons.swift:59`.
    var place: String? {
      file.map { file in line.map { "\(file):\($0)" } ?? file }
    }
  }
}

extension MapReport.Move {
  /// Creates a move that is one transition.
  package init(key: Key, role: Role, label: String) {
    self.init(from: key.from, to: key.to, kind: key.kind, role: role, label: label)
  }
}
