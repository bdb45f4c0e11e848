/// The descriptions of the sections of a compositional layout; several sections can share one
/// description.
///
/// A layout of ten thousand sections usually has only a few descriptions.
package struct CompositionalSections: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// The stored descriptions; sections that were appended with `append(equalTo:)` share one.
  package private(set) var distinct: [CompositionalSection] = []
  /// The index in `distinct` of each section's description.
  private var numbers: [Int] = []

  /// Creates a list that stores each description, without comparing it with the others.
  package init(_ sections: [CompositionalSection] = []) {
    for section in sections { append(section) }
  }

  package init(arrayLiteral elements: CompositionalSection...) { self.init(elements) }

  package mutating func append(_ section: CompositionalSection) {
    numbers.append(distinct.count)
    distinct.append(section)
  }

  /// Appends a section that is equal to an earlier one.
  package mutating func append(equalTo earlier: Int) { numbers.append(numbers[earlier]) }

  /// Replaces the description of one section.
  package mutating func replace(_ index: Int, with section: CompositionalSection) {
    numbers[index] = distinct.count
    distinct.append(section)
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int { numbers.count }

  package subscript(position: Int) -> CompositionalSection { distinct[numbers[position]] }

  /// Returns the index in `distinct` of a section's description.
  func number(of position: Int) -> Int { numbers[position] }
}
