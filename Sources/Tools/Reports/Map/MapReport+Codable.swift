import Wireframes

// Members that have nothing to say are left out, as in the other reports. What is read must be
// complete and of the right type; `MapFile` says what is wrong with a file.

extension MapReport: Codable {
  private enum CodingKeys: CodingKey {
    case app, counts, coverage, coveredBy, cuts, findings, moves, options, otherMoves, otherScreens,
      screens, unreached
    case partial, unopenedLinks, unstable, untried, version
  }

  private enum CountKey: CodingKey { case states, transitions }
  private enum CoverageKey: CodingKey {
    case coveredMoves, coveredOnwardMoves, coveredScreens, moves, onwardMoves, screens
  }

  /// Reads a map.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard values.contains(.screens), let version = try? values.decode(Int.self, forKey: .version)
    else { throw MapFile.Problem.notMap }
    guard version == Self.version else { throw MapFile.Problem.version(version) }
    let counts = try values.nestedContainer(keyedBy: CountKey.self, forKey: .counts)
    self.init(
      app: try values.decode(String.self, forKey: .app),
      states: try counts.decodeCount(forKey: .states),
      transitions: try counts.decodeCount(forKey: .transitions),
      screens: try values.decode([Screen].self, forKey: .screens),
      moves: try values.decodeList(forKey: .moves),
      findings: try values.decodeList(forKey: .findings),
      cuts: try values.decodeList(forKey: .cuts),
      unstable: try values.decodeList(forKey: .unstable),
      unreached: try values.decodeList(forKey: .unreached),
      coveredBy: try values.decodeIfPresent([String].self, forKey: .coveredBy))
    options = try values.decodeList(forKey: .options)
    untried = try values.decodeList(forKey: .untried)
    unopenedLinks = try values.decodeList(forKey: .unopenedLinks)
    isPartial = try values.decodeFlag(forKey: .partial)
    otherScreens = try values.decodeList(forKey: .otherScreens)
    otherMoves = try values.decodeList(forKey: .otherMoves)
  }

  /// Writes the map.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.version, forKey: .version)
    try values.encode(app, forKey: .app)
    var counts = values.nestedContainer(keyedBy: CountKey.self, forKey: .counts)
    try counts.encode(states, forKey: .states)
    try counts.encode(transitions, forKey: .transitions)
    try values.encode(screens, forKey: .screens)
    try values.encode(list: moves, forKey: .moves)
    try values.encode(list: findings, forKey: .findings)
    try values.encode(list: cuts, forKey: .cuts)
    try values.encode(list: unstable, forKey: .unstable)
    try values.encode(list: unreached, forKey: .unreached)
    try values.encode(list: options, forKey: .options)
    try values.encode(list: untried, forKey: .untried)
    try values.encode(list: unopenedLinks, forKey: .unopenedLinks)
    try values.encode(flag: isPartial, forKey: .partial)
    try values.encodeIfPresent(coveredBy, forKey: .coveredBy)
    if hasCoverage {
      // It follows from the rest, and isn't read.
      let onward = onwardMoves
      var coverage = values.nestedContainer(keyedBy: CoverageKey.self, forKey: .coverage)
      try coverage.encode(coveredScreens, forKey: .coveredScreens)
      try coverage.encode(screens.count, forKey: .screens)
      try coverage.encode(coveredMoves, forKey: .coveredMoves)
      try coverage.encode(moves.count, forKey: .moves)
      try coverage.encode(onward.count { $0.isCovered == true }, forKey: .coveredOnwardMoves)
      try coverage.encode(onward.count, forKey: .onwardMoves)
    }
    try values.encode(list: otherScreens, forKey: .otherScreens)
    try values.encode(list: otherMoves, forKey: .otherMoves)
  }
}

extension MapReport.Screen: Codable {
  private enum CodingKeys: CodingKey {
    case covered, cut, deadEnd, flow, group, id, name, picture, start, states, style, type, walk
  }

  /// Reads a screen.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let picture = try values.decodeIfPresent(Picture.self, forKey: .picture)
    if let picture, !picture.isSafe {
      throw DecodingError.dataCorruptedError(
        forKey: .picture, in: values, debugDescription: "not a drawing of flowsh")
    }
    self.init(
      id: try values.decode(String.self, forKey: .id),
      name: try values.decodeIfPresent(String.self, forKey: .name) ?? "",
      type: try values.decode(String.self, forKey: .type),
      group: try values.decodeIfPresent(String.self, forKey: .group),
      flow: try values.decodeList(forKey: .flow),
      style: try values.decodeIfPresent(Style.self, forKey: .style) ?? .screen,
      states: try values.decodeCount(forKey: .states),
      walk: try values.decodeList(forKey: .walk), picture: picture,
      isStart: try values.decodeFlag(forKey: .start),
      isCovered: try values.decodeIfPresent(Bool.self, forKey: .covered),
      isDeadEnd: try values.decodeFlag(forKey: .deadEnd),
      isCut: try values.decodeFlag(forKey: .cut))
  }

  /// Writes the screen.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    if !name.isEmpty { try values.encode(name, forKey: .name) }
    try values.encode(type, forKey: .type)
    try values.encodeIfPresent(group, forKey: .group)
    try values.encode(list: flow, forKey: .flow)
    if style != .screen { try values.encode(style, forKey: .style) }
    try values.encode(states, forKey: .states)
    try values.encode(list: walk, forKey: .walk)
    try values.encodeIfPresent(picture, forKey: .picture)
    try values.encode(flag: isStart, forKey: .start)
    try values.encodeIfPresent(isCovered, forKey: .covered)
    try values.encode(flag: isDeadEnd, forKey: .deadEnd)
    try values.encode(flag: isCut, forKey: .cut)
  }
}

extension MapReport.Move: Codable {
  private enum CodingKeys: CodingKey {
    case calls, covered, from, kind, label, role, to, transitions, walk, walkthroughs
  }

  /// Reads a move.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      from: try values.decode(String.self, forKey: .from),
      to: try values.decode(String.self, forKey: .to),
      kind: try values.decode(String.self, forKey: .kind),
      role: try values.decodeIfPresent(Role.self, forKey: .role) ?? .onward,
      label: try values.decode(String.self, forKey: .label),
      transitions: try values.decodeCount(forKey: .transitions),
      walk: try values.decodeList(forKey: .walk), calls: try values.decodeList(forKey: .calls),
      walkthroughs: try values.decodeList(forKey: .walkthroughs),
      isCovered: try values.decodeIfPresent(Bool.self, forKey: .covered))
  }

  /// Writes the move.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(from, forKey: .from)
    try values.encode(to, forKey: .to)
    try values.encode(kind, forKey: .kind)
    if role != .onward { try values.encode(role, forKey: .role) }
    try values.encode(label, forKey: .label)
    try values.encode(transitions, forKey: .transitions)
    try values.encode(list: walk, forKey: .walk)
    try values.encode(list: calls, forKey: .calls)
    try values.encode(list: walkthroughs, forKey: .walkthroughs)
    try values.encodeIfPresent(isCovered, forKey: .covered)
  }
}

extension MapReport.Finding: Codable {
  private enum CodingKeys: CodingKey {
    case file, holder, kind, message, move, passes, screen, walk, ways
  }

  /// Reads a finding.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try values.decode(String.self, forKey: .kind),
      message: try values.decode(String.self, forKey: .message),
      holder: try values.decodeIfPresent(String.self, forKey: .holder),
      screen: try values.decodeIfPresent(String.self, forKey: .screen),
      move: try values.decodeIfPresent(MapReport.Move.Key.self, forKey: .move),
      walk: try values.decodeList(forKey: .walk), ways: try values.decodeCount(forKey: .ways),
      file: try values.decodeIfPresent(String.self, forKey: .file))
    passes = try values.decodeFlag(forKey: .passes)
  }

  /// Writes the finding.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(message, forKey: .message)
    try values.encodeIfPresent(holder, forKey: .holder)
    try values.encodeIfPresent(screen, forKey: .screen)
    try values.encodeIfPresent(move, forKey: .move)
    try values.encode(list: walk, forKey: .walk)
    try values.encode(ways, forKey: .ways)
    try values.encodeIfPresent(file, forKey: .file)
    try values.encode(flag: passes, forKey: .passes)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a list that is left out if it is empty.
  fileprivate func decodeList<Element: Decodable>(forKey key: Key) throws -> [Element] {
    contains(key) ? try decode([Element].self, forKey: key) : []
  }

  /// Decodes a flag that is left out if it is false.
  fileprivate func decodeFlag(forKey key: Key) throws -> Bool {
    contains(key) ? try decode(Bool.self, forKey: key) : false
  }

  /// Decodes a number that can't be negative.
  fileprivate func decodeCount(forKey key: Key) throws -> Int {
    let number = try decode(Int.self, forKey: key)
    guard number >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "a negative number")
    }
    return number
  }
}

extension KeyedEncodingContainer {
  /// Encodes a list unless it is empty.
  fileprivate mutating func encode(list: [some Encodable], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }

  /// Encodes a flag unless it is false.
  fileprivate mutating func encode(flag: Bool, forKey key: Key) throws {
    if flag { try encode(flag, forKey: key) }
  }
}
