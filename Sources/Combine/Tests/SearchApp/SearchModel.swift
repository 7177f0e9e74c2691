import CombinePublishers
import Foundation

/// Searches persons a moment after the last letter, as an app of Swift 5 writes it.
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var names: [String] = []
  @Published private(set) var hint: String?
  let searches = PassthroughSubject<String, Never>()

  private static let persons = ["Barney", "Betty", "Fred", "Wilma"]
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .removeDuplicates()
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .handleEvents(receiveOutput: { [searches] in searches.send($0) })
      .map { query in
        query.isEmpty ? [] : Self.persons.filter { $0.hasPrefix(query) }
      }
      .assign(to: &$names)
    $query.combineLatest($names)
      .map { query, names in query.isEmpty ? nil : "\(names.count) for \(query)" }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.hint = $0 }
      .store(in: &cancellables)
  }

  /// The persons whose names begin with a text, after the time of a request.
  func search(_ query: String) -> AnyPublisher<[String], Never> {
    Future { promise in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        promise(.success(Self.persons.filter { $0.hasPrefix(query) }))
      }
    }
    .eraseToAnyPublisher()
  }
}
