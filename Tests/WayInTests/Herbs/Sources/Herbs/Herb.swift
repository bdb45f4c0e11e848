/// An herb of the shop.
struct Herb {
  let name: String
  let use: String

  static let all = [
    Herb(name: "Basil", use: "Tomatoes, and little else that is warm"),
    Herb(name: "Mint", use: "Tea"),
    Herb(name: "Thyme", use: "Bread, beans and everything that stews for an hour or two"),
  ]
}
