import UIKit

/// A book of the shop.
struct Book {
  let title: String
  let author: String
  let color: UIColor
  var isNew = false
  /// Height of the cover per width.
  var aspect: CGFloat = 1.5
}

extension Book {
  /// The books, as the shop shows them.
  static let shelf = [
    Book(title: "Persuasion", author: "Jane Austen", color: .systemRed),
    Book(title: "Evelina", author: "Frances Burney", color: .systemBlue, aspect: 1.2),
    Book(title: "Sanditon", author: "Jane Austen", color: .systemGreen, isNew: true, aspect: 1.4),
    Book(title: "Cranford", author: "Elizabeth Gaskell", color: .systemOrange, aspect: 1.1),
    Book(title: "Villette", author: "Charlotte Brontë", color: .systemPurple),
    Book(title: "Romola", author: "George Eliot", color: .systemTeal, aspect: 1.3),
    Book(title: "Udolpho", author: "Ann Radcliffe", color: .systemIndigo, isNew: true),
    Book(title: "Belinda", author: "Maria Edgeworth", color: .systemPink, aspect: 1.2),
    Book(title: "Shirley", author: "Charlotte Brontë", color: .brown, aspect: 1.4),
    Book(title: "Marcella", author: "Mary Ward", color: .systemYellow),
  ]

  /// A plain cover in the book's color.
  var cover: UIImage {
    let size = CGSize(width: 40, height: 56)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      context.fill(CGRect(x: 6, y: 8, width: 28, height: 4))
    }
  }
}
