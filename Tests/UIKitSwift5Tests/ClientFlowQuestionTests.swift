import Testing
import UIKit

/// The results of the calls in `FlowQuestions`.
@MainActor struct FlowQuestionTests {
  private final class Sizes: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30, height: 20) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { false }
  }

  private final class Nothing: NSObject, UICollectionViewDelegateFlowLayout {}

  private let view = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `a question mark gives an optional, an exclamation mark none`() {
    let sizes = Sizes()
    let questions = FlowQuestions(view: view, source: sizes, delegate: sizes)
    #expect(questions.size() == CGSize(width: 30, height: 20))
    #expect(questions.requiredSize() == CGSize(width: 60, height: 40))
    #expect(questions.insets() == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(questions.requiredSectionHeight() == 14)
    #expect(!questions.canSelect())
  }

  @Test func `a method that is missing gives nil after a question mark`() {
    let (sizes, nothing) = (Sizes(), Nothing())
    let questions = FlowQuestions(view: view, source: sizes, delegate: nothing)
    #expect(questions.size() == CGSize(width: 7, height: 7))
    #expect(questions.insets() == nil)
  }

  @Test func `a method that is missing gives its default after an exclamation mark`() {
    let (sizes, nothing) = (Sizes(), Nothing())
    let questions = FlowQuestions(view: view, source: sizes, delegate: nothing)
    #expect(questions.requiredSize() == .zero)
    #expect(questions.footerHeight() == 0)
    #expect(questions.canSelect())
    #expect(questions.sections() == 0..<1)
    #expect(questions.optionalSections() == 9)
  }
}
