extension RunReport {
  /// The cases of each file, in the order in which the files first appear.
  var files: [ArraySlice<CaseReport>] {
    var places: [String: Int] = [:]
    var files: [[CaseReport]] = []
    for item in cases {
      if let place = places[item.file] {
        files[place].append(item)
      } else {
        places[item.file] = files.count
        files.append([item])
      }
    }
    return files.map { $0[...] }
  }
}
