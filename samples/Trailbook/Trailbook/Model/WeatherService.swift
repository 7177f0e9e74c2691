import Combine
import Foundation

struct Weather: Decodable {
  let sky: String
  let degrees: Int
}

/// Asks a server for the weather at a trail.
struct WeatherService {
  func weather(at trail: Trail) -> AnyPublisher<Weather, Error> {
    guard let url = URL(string: "https://weather.trailbook.example/v1/\(trail.id)") else {
      return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: Weather.self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
