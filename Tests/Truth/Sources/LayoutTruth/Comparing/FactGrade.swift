/// The grade of a fact, from its article.
public enum FactGrade: String, Sendable {
  case certain, likely, disputed

  /// The grade of a fact today, by its number; nil for a fact that is not graded.
  public init?(ofFact number: String) {
    let letters = number.prefix { $0.isLetter }
    guard
      let grades = Self.table[String(letters)], let index = Int(number.dropFirst(letters.count)),
      index >= 1, index <= grades.utf8.count
    else { return nil }
    switch grades[grades.index(grades.startIndex, offsetBy: index - 1)] {
    case "C": self = .certain
    case "L": self = .likely
    default: self = .disputed
    }
  }

  /// A letter for each fact of an article, the first for number 1: certain, likely, disputed.
  ///
  /// The articles in the documentation of UIKit have the same grades; a test compares the two.
  private static let table = [
    "A": "CCCCCCCLLLCCLDLLLCCCCCCLCLCCCLDDCCLCLLLLCDLLCCDLCCLLLLLL",
    "AL": "CCCCCCCCCCCCCCCCCCCCCCCCCCCCCLCCCLCLCCCCLCCCCCCLCCCCCCLCCCCCCCLLCCLCCCCCCLCLCCCC"
      + "CCCDLCCCCCCLLCCCLC",
    "AS": "LLCLDLLLLCCLCCLDLLL",
    "B": "CCCCCCCCDLCCCCCCDCCCCLLCCLCCCC",
    "BT": "CLCLCCCCLLLD",
    "C": "CCCCCLDCCLDLCCCLCCCLCLLL",
    "CT": "LCLCCCCCCCCCLDCC",
    "D": "CLCCLLLLLLLCLLLL",
    "E": "CCCLCCLCCCCCCCCCCDCCCCLLCCCCCCCCCCCCCCCCCC",
    "F": "CLLCCLCLCLC",
    "G": "CCLLCCCCDCCCCCL",
    "H": "CCLLLCLCLCCLLLCCCLLLLCCCCCCCCDLCCLCCCC",
    "I": "CLCLCCCLCCLLLCLLCCLLCD",
    "IB": "CCCCLCCCCLLCCCLCCCLCLCCCLLCLCCCCCCLCCCCCLCCCCCCCCCLCLLCLCCLCCCCCCCCLCCCLCLCCLL"
      + "CCLCCCCLCLCCCLCCCCCLCCCCCCCCCCCLCCCCCCCCCLCCLCCCLLLLCCLCCCCCCCLCCLLCCCCCCCCCCC",
    "K": "CLCCCLLDLCLLLLLLLLLLLCCCLCCCCDCC",
    "LI": "CCCCCCCCCCCCCCCCCCCCLCLCCLCCCCLCCLLLLCCCCDLDCCLCLCCLLLCLCCLLCLCCCCCCLLDCCLLLLLCL"
      + "LCLLLCLCLLLCCCLDCCL",
    "RO": "CCLCCLLCCCCLCCCCCCCCLLLLCLLCCCCLLCCCLCCCLCCCCC",
    "SF": "CCCCDCCCLCCCCDCLCLCLCCCC",
    "ST": "CCCCLCCCCCCCCCDCCLCCCCDCLCCCCCCCCCDCCCCCCCCLLDCCLCCLLDCCLL",
    "TV": "CCCLLLCCCLCLCCCL",
    "TX": "LLCCLCCLCLCLL",
    "W": "CCCCCCCCCCCCLL",
  ]
}
