import Foundation

struct Herb: Codable, Hashable {
  let name: String
  let latinName: String
  let price: Decimal
  let photo: URL?
  let isOrganic: Bool
}
