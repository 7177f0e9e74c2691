import CombinePublishers
import Foundation
import SwiftUIState
import Testing

@Suite struct `Publishers of Foundation` {
  private struct Person: Codable, Equatable { var name: String }

  @Test func `send notifications until they are cancelled`() {
    let name = Notification.Name("FoundationTests.\(UUID())")
    var objects: [String] = []
    let cancellable = NotificationCenter.default.publisher(for: name)
      .compactMap { $0.object as? String }
      .sink { objects.append($0) }
    NotificationCenter.default.post(name: name, object: "Fred")
    cancellable.cancel()
    NotificationCenter.default.post(name: name, object: "Barney")
    #expect(objects == ["Fred"])
  }

  @Test func `send notifications of one object, as many as are asked for`() {
    final class Sender {}
    let (center, sender) = (NotificationCenter(), Sender())
    let name = Notification.Name("FoundationTests")
    let recorder = center.publisher(for: name, object: sender).map {
      $0.userInfo?["n"] as? Int ?? 0
    }
    .recorded(.max(1))
    center.post(name: name, object: Sender(), userInfo: ["n": 1])
    for number in 2...3 { center.post(name: name, object: sender, userInfo: ["n": number]) }
    #expect(recorder.values == [2])
    recorder.request(.unlimited)
    center.post(name: name, object: sender, userInfo: ["n": 4])
    #expect(recorder.values == [2, 4] && recorder.completion == nil)
    recorder.cancel()
    center.post(name: name, object: sender, userInfo: ["n": 5])
    #expect(recorder.values == [2, 4])
  }

  @Test func `encode and decode`() {
    let persons = Just(Data(#"{"name": "Fred"}"#.utf8))
      .decode(type: Person.self, decoder: JSONDecoder()).recorded()
    #expect(persons.values == [Person(name: "Fred")])
    let broken = Just(Data("[".utf8)).decode(type: Person.self, decoder: JSONDecoder())
      .map(\.name).replaceError(with: "nobody").recorded()
    #expect(broken.values == ["nobody"])
    let data = Just(Person(name: "Fred")).encode(encoder: PropertyListEncoder()).recorded()
    #expect(data.values.count == 1)
  }

  @Test func `of sequences, optionals and results send what these have`() {
    #expect([1, 2].publisher.recorded().events == ["subscription", "1", "2", "finished"])
    #expect(Int?.none.publisher.recorded().events == ["subscription", "finished"])
    #expect(
      Result<Int, Broken>.failure(Broken()).publisher.recorded().events
        == ["subscription", "broken"])
  }

  @Test func `end in a loop over their values`() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    let answer = await Future<Int, Never> { $0(.success(4)) }.value
    #expect(answer == 4)
  }

  @Test func `have values that a view's controller shows`() {
    final class Model: ObservableObject {
      @Published var hint = "Six letters"
    }
    let model = Model()
    model.hint = "Seven letters"
    let property = Mirror(reflecting: model).children.first?.value as? any PublishedProperty
    #expect(property?.heldValue as? String == "Seven letters")
  }
}
