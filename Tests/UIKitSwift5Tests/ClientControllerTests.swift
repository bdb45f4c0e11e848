import Testing
import UIKit

/// The behaviour of the controllers in `ClientControllers.swift`.
@MainActor struct ClientControllerTests {
  @Test func `a controller is made with what it needs`() {
    let controller = PlantController(plant: "basil")
    #expect(controller.plant == "basil")
    #expect(controller.view.backgroundColor == .systemGroupedBackground)
    #expect(controller.nibName == nil)
  }

  @Test func `an overridden initialiser is called in every way of making`() {
    #expect(NibController().names == ["Nib"])
    #expect(NibController(nibName: nil, bundle: nil).names == ["none"])
    #expect(UIViewController().nibName == nil)
  }

  @Test func `a controller of items is made by its own initialiser`() {
    #expect(ShelfController().collectionView.keyboardDismissMode == .onDrag)
  }

  @Test func `a collection view that brings its layout is made by its frame`() {
    let shelf = FramedShelf(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(shelf.collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test func `a screen can be another one for a test`() {
    #expect(WideScreen().bounds.width == 1000)
    #expect(UIScreen.main.bounds.width == 375)
  }
}
