import Foundation
import LayoutCore
public import RasterCore
public import UIKit

extension Simulator {
  /// Records the window with the bars over it, in points from its upper left corner.
  ///
  /// While the window moves, in a turn or to another size, that is the screen as it is held in the
  /// end, with the window on its way there. The status bar is as the controllers prefer it.
  public func screenDrawing() -> Drawing {
    perform {
      guard !window.isMoving else { return movingScreen }
      let content = window.drawing()
      return Drawing { canvas in
        // The bars are the system's and are over everything in the window.
        canvas.draw(content)
        drawBars(in: canvas, over: window.bounds.size)
      }
    }
  }

  /// The drawing of the screen: during a turn a window at an angle, between its old and its new
  /// size, with the bars that turn with it.
  var movingScreen: Drawing {
    let content = window.screenDrawing()
    let (shown, angle) = (window.layer.presentation() ?? window.layer, window.shownAngle)
    let (size, middle) = (shown.bounds.size, shown.position)
    return Drawing { canvas in
      canvas.draw(content)
      canvas.translate(x: middle.x, y: middle.y)
      canvas.concatenate(CGAffineTransform(rotationAngle: angle))
      canvas.translate(x: -size.width / 2, y: -size.height / 2)
      drawBars(in: canvas, over: size)
    }
  }

  private func drawBars(in canvas: Canvas, over size: CGSize) {
    var configuration = configuration
    if window.hidesStatusBar { configuration.chrome.statusBar = false }
    let words: Appearance? =
      switch window.statusBarStyle {
      case .lightContent: .dark
      case .darkContent: .light
      case .default: nil
      }
    configuration.drawBars(in: canvas, over: size, statusBar: words ?? appearance)
  }

  /// Returns a picture of the window, or of the screen while the window moves.
  ///
  /// Where nothing is drawn it is black, as a screen is.
  public func picture() -> Picture {
    let size = perform { window.isMoving ? UIScreen.main.bounds.size : window.bounds.size }
    let (screen, shown) = (CGRect(origin: .zero, size: size), screenDrawing())
    let drawing = Drawing { canvas in
      canvas.fill(screen, with: .color(.black))
      canvas.draw(shown)
    }
    return Picture(drawing: drawing, size: size, screen: screen)
  }

  /// Returns the window as an image, at the scale of the device.
  ///
  ///     try simulator.screenshot().pngData()?.write(to: file)
  ///
  /// - Throws: the size of a picture that is larger than `PictureLimit` allows.
  public func screenshot() throws(PictureTooLarge) -> UIImage {
    let scale = window.traitCollection.displayScale
    return UIImage(try picture().bitmap(scale: scale), scale: scale)
  }

  /// The first collection view of the tree, outermost first.
  package var collectionView: UICollectionView? { window.firstCollectionView }

  /// The views on the screen, except for the elements of collection views.
  var screenRecord: LayoutRecord.View? { rootViewController?.view?.viewRecord }

  /// The safe area insets of the window, from bars, sensors and the home indicator, by the
  /// controller in front.
  var screenSafeArea: UIEdgeInsets {
    guard let view = rootViewController?.inFront.viewIfLoaded else { return .zero }
    let safe = view.convert(view.bounds.inset(by: view.safeAreaInsets), to: window)
    let screen = window.bounds
    return UIEdgeInsets(
      top: max(0, safe.minY - screen.minY), left: max(0, safe.minX - screen.minX),
      bottom: max(0, screen.maxY - safe.maxY), right: max(0, screen.maxX - safe.maxX))
  }

  /// The settings around the collection view or, without one, around the views on the screen.
  var settings: [LayoutRecord.Setting: String]? {
    var settings = (collectionView ?? rootViewController?.view)?.settingsRecord
    settings?[.bars] = configuration.descriptionOfBars
    return settings
  }
}

extension UIViewController {
  /// The controller in containers with bars whose content is seen.
  fileprivate var inFront: UIViewController {
    let shown =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return shown?.inFront ?? self
  }
}

extension UIView {
  fileprivate var firstCollectionView: UICollectionView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if let collectionView = view as? UICollectionView { return collectionView }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
