import Foundation

/// The contents of a data file, before validation.
nonisolated struct StoreForm: Equatable, Decodable {
  let persons: [Person]
  let groups: [Group]
  let users: [User]
  let categories: [Category]
  let products: [Product]
  let giftCards: [Price]
}

nonisolated extension StoreForm {
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
