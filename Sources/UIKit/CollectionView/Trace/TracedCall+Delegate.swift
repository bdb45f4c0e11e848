import Foundation

extension TracedCall {
  static func didScroll(_ delegate: any UIScrollViewDelegate) -> TracedCall {
    TracedCall(.delegate, delegate, "scrollViewDidScroll(_:)")
  }

  static func drag(_ delegate: any UIScrollViewDelegate, _ method: String) -> TracedCall {
    TracedCall(.delegate, delegate, method)
  }

  static func willDisplay(
    _ delegate: any UICollectionViewDelegate, _ cell: UICollectionViewCell, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate, "collectionView(_:willDisplay:forItemAt:)",
      ["willDisplay": cell, "forItemAt": path])
  }

  static func willDisplay(
    _ delegate: any UICollectionViewDelegate, _ view: UICollectionReusableView, kind: String,
    at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate,
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      ["willDisplaySupplementaryView": view, "forElementKind": kind, "at": path])
  }

  /// Returns a call of the delegate method `collectionView(_:question:)` about an item, where
  /// `question` is the label.
  static func item(
    _ delegate: any UICollectionViewDelegate, _ question: String, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate, "collectionView(_:\(question):)",
      KeyValuePairs(dictionaryLiteral: (question, path)))
  }

  static func didEndDisplaying(
    _ delegate: any UICollectionViewDelegate, _ cell: UICollectionViewCell, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate, "collectionView(_:didEndDisplaying:forItemAt:)",
      ["didEndDisplaying": cell, "forItemAt": path])
  }

  static func didEndDisplaying(
    _ delegate: any UICollectionViewDelegate, _ view: UICollectionReusableView, kind: String,
    at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate,
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      ["didEndDisplayingSupplementaryView": view, "forElementOfKind": kind, "at": path])
  }

  static func size(
    _ delegate: any UICollectionViewDelegateFlowLayout, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate, "collectionView(_:layout:sizeForItemAt:)", ["sizeForItemAt": path])
  }

  /// Returns a call of the delegate method `collectionView(_:layout:question:)` about a section,
  /// where `question` is the label.
  static func measure(
    _ delegate: any UICollectionViewDelegateFlowLayout, _ question: String, _ section: Int
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate, "collectionView(_:layout:\(question):)",
      KeyValuePairs(dictionaryLiteral: (question, section)))
  }
}
