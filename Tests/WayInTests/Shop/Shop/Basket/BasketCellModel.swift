import Foundation

struct BasketCellModel {
  let name: String
  let latinName: String
  let price: String
  let photo: URL?
  let isOrganic: Bool
  let count: Int

  init(herb: Herb, count: Int, formatter: NumberFormatter) {
    name = herb.name
    latinName = herb.latinName
    price = formatter.string(from: herb.price as NSDecimalNumber) ?? ""
    photo = herb.photo
    isOrganic = herb.isOrganic
    self.count = count
  }
}
