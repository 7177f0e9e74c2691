import Foundation

struct Weather: Decodable {
  let sky: String
  let degrees: Int
}

/// Asks a server for the weather at a trail.
struct WeatherService {
  func weather(at trail: Trail, completion: @escaping (Result<Weather, Error>) -> Void) {
    guard let url = URL(string: "https://weather.trailbook.example/v1/\(trail.id)") else { return }
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      let result = Result<Weather, Error> {
        if let error { throw error }
        return try JSONDecoder().decode(Weather.self, from: data ?? Data())
      }
      DispatchQueue.main.async { completion(result) }
    }
    task.resume()
  }
}
