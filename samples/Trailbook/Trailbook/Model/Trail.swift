import Foundation

struct Trail: Codable, Equatable {
  let id: String
  let name: String
  let kilometers: Double
  var rating: Int
  /// The price of a day's pass in euros; `nil` if the trail is free.
  var fee: Double?
  var isDone = false

  enum CodingKeys: String, CodingKey {
    case id, name, kilometers, rating, fee
  }
}
