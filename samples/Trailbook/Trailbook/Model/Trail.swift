import Foundation

struct Trail: Codable, Equatable {
  let id: String
  let name: String
  let kilometers: Double
  var rating: Int
  var isDone = false

  enum CodingKeys: String, CodingKey {
    case id, name, kilometers, rating
  }
}
