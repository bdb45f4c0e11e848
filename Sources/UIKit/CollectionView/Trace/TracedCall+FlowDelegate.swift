import Foundation

extension TracedCall {
  static func size(
    _ delegate: any UICollectionViewDelegateFlowLayout, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate, "collectionView(_:layout:sizeForItemAt:)", ["sizeForItemAt": path])
  }

  /// Asks about a section as a whole; the question is the last label of the method.
  static func measure(
    _ delegate: any UICollectionViewDelegateFlowLayout, _ question: String, _ section: Int
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate, "collectionView(_:layout:\(question):)",
      KeyValuePairs(dictionaryLiteral: (question, section)))
  }
}
