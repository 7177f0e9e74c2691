/// The texts on the screen around steps, which may differ from those with which states were found.
nonisolated extension StateGraph {
  /// The texts on the screen when a choice was first made.
  func origin(of step: PathStep) -> SeenTexts { texts[place(of: step)].origin }

  /// A hash of the titles after a choice was first made.
  func titles(after step: PathStep) -> UInt64 { texts[place(of: step)].arrival }

  /// The identities of the screens on which titles with a hash were seen, when a state was found or
  /// a choice was made.
  func screens(titled titles: UInt64) -> Set<String> {
    var found: Set<String> = []
    for (number, state) in states.enumerated() {
      let places = places(of: Int32(number))
      if state.titles == titles || places.contains(where: { texts[$0].origin.titles == titles }) {
        found.insert(screens[Int(state.screen)].id)
      }
      for place in places where ends[place] >= 0 && texts[place].arrival == titles {
        found.insert(screen(of: ends[place]).id)
      }
    }
    return found
  }

  /// The hashes of the titles that each screen has shown, by its index; none of missing titles.
  var titlesOfScreens: [Set<UInt64>] {
    var titles = Array(repeating: Set<UInt64>(), count: screens.count)
    for (number, state) in states.enumerated() {
      titles[Int(state.screen)].insert(state.titles)
      for place in places(of: Int32(number)) where ends[place] >= 0 {
        titles[Int(state.screen)].insert(texts[place].origin.titles)
        titles[Int(states[Int(ends[place])].screen)].insert(texts[place].arrival)
      }
    }
    return titles.map { $0.subtracting([StateHash().value, 0]) }
  }

  private func place(of step: PathStep) -> Int {
    Int(states[Int(step.state)].first) + Int(step.choice)
  }
}
