import ArgumentParser

/// The name of a generator.
nonisolated enum GeneratorName: String, ExpressibleByArgument {
  case grammar, actions, walkthroughs, data, tables, keys, objects, messages
  /// Trials with planted bugs, for the tests of the fuzzer itself.
  case planted

  var summary: String {
    switch self {
    case .grammar: "lines from a grammar of the command language"
    case .actions: "valid actions, compared with a second run and with undo"
    case .walkthroughs: "mutated samples, checked and run"
    case .data: "mutated data files for Storefront"
    case .tables: "CSV tables for each"
    case .keys: "keys at the prompt in a pseudoterminal"
    case .objects: "damaged copies of an executable with debug information"
    case .messages: "damaged messages from a worker of flowsh test"
    case .planted: "planted bugs"
    }
  }

  @MainActor func generator(_ bench: Workbench) -> any Generator {
    switch self {
    case .grammar: GrammarGenerator(bench)
    case .actions: ActionGenerator(bench)
    case .walkthroughs: WalkthroughGenerator(bench)
    case .data: DataGenerator(bench)
    case .tables: TableGenerator(bench)
    case .keys: KeyGenerator(bench)
    case .objects: ObjectGenerator(bench)
    case .messages: MessageGenerator(bench)
    case .planted: PlantedGenerator(bench)
    }
  }
}

extension GeneratorName: CaseIterable {
  static let allCases: [GeneratorName] = [
    .grammar, .actions, .walkthroughs, .data, .tables, .keys, .objects, .messages,
  ]
}
