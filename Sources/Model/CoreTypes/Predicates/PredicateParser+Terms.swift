nonisolated extension PredicateParser {
  /// Reads one side of a comparison.
  mutating func term() throws(PredicateMistake) -> PredicateTerm {
    var term = try product()
    while isNext("+") || isNext("-") {
      let sign: Character = skip("+") ? "+" : "-"
      if sign == "-" { _ = skip("-") }
      term = .arithmetic(term, sign, try product())
    }
    return term
  }

  private mutating func product() throws(PredicateMistake) -> PredicateTerm {
    var term = try power()
    while isNext("*") || isNext("/") {
      let sign: Character = skip("*") ? "*" : "/"
      if sign == "/" { _ = skip("/") }
      term = .arithmetic(term, sign, try power())
    }
    return term
  }

  private mutating func power() throws(PredicateMistake) -> PredicateTerm {
    if skip("-") { return .arithmetic(.constant(Int64(0)), "-", try power()) }
    let term = try member()
    return skip("**") ? .arithmetic(term, "^", try power()) : term
  }

  /// Reads a value with the keys and brackets after it.
  private mutating func member() throws(PredicateMistake) -> PredicateTerm {
    var term = try primary()
    while true {
      if skip(".") {
        guard case .word(let key, _)? = take() else {
          throw PredicateMistake("a key is missing after the point")
        }
        if case .keyPath(let base, let keys) = term {
          term = .keyPath(base, keys + [key])
        } else {
          term = .keyPath(term, [key])
        }
      } else if skip("[") {
        term = .element(term, try place())
        try expect("]")
      } else {
        return term
      }
    }
  }

  private mutating func place() throws(PredicateMistake) -> PredicateTerm.Place {
    if skip(word: "FIRST") { return .first }
    if skip(word: "LAST") { return .last }
    if skip(word: "SIZE") { return .size }
    return .index(try term())
  }

  private mutating func primary() throws(PredicateMistake) -> PredicateTerm {
    let before = found
    switch take() {
    case .value(let value)?: return .constant(value)
    case .variable(let name)?: return .variable(name)
    case .key(let path)?: return .keyPath(.itself, path.split(separator: ".").map(String.init))
    case .sign("(")?:
      let inner = try term()
      try expect(")")
      return inner
    case .sign("{")?: return .list(try terms(until: "}"))
    case .word(let name, let isQuoted)?:
      return isQuoted ? .keyPath(.itself, [name]) : try named(name)
    default: throw PredicateMistake("a value is missing before \(before)")
    }
  }

  private mutating func named(_ name: String) throws(PredicateMistake) -> PredicateTerm {
    switch name.uppercased() {
    case "SELF": return .itself
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "SUBQUERY": return try subquery()
    case "CAST", "FUNCTION", "FETCH", "TERNARY":
      throw PredicateMistake("\(name.uppercased()) isn't supported on Linux")
    default: break
    }
    guard isNext(":") || isNext("(") else { return .keyPath(.itself, [name]) }
    var function = name.lowercased() + ":"
    while skip(":") {
      guard case .word(let label, _)? = peek else { break }
      _ = take()
      function += label.lowercased() + ":"
    }
    try expect("(")
    return .call(function, try terms(until: ")"))
  }

  private mutating func terms(until end: String) throws(PredicateMistake) -> [PredicateTerm] {
    var terms: [PredicateTerm] = []
    guard !skip(end) else { return [] }
    repeat { terms.append(try term()) } while skip(",")
    try expect(end)
    return terms
  }

  private mutating func subquery() throws(PredicateMistake) -> PredicateTerm {
    try expect("(")
    let collection = try term()
    try expect(",")
    guard case .variable(let name)? = take() else {
      throw PredicateMistake("SUBQUERY needs a variable")
    }
    try expect(",")
    let condition = try alternatives()
    try expect(")")
    return .matching(collection, variable: name, condition)
  }
}
