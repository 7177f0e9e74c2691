import Foundation

/// The contents of the JSON file, before validation.
nonisolated struct StoreForm: Decodable {
  let persons: [Person]
  let groups: [Group]
  let users: [User]
  let categories: [Category]
  let products: [Product]
  let giftCards: [Price]

  init(json: Data) throws(StoreDataError) {
    do {
      self = try JSONDecoder().decode(StoreForm.self, from: json)
    } catch let error as DecodingError {
      throw StoreDataError(error, in: json)
    } catch {
      throw StoreDataError(place: "", reason: "\(error)")
    }
  }
}
