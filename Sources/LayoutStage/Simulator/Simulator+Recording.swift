import Foundation
import LayoutCore
public import RasterCore
public import UIKit

extension Simulator {
  /// Records the window with the bars over it, in points from its upper-left corner.
  ///
  /// While the window is rotating or changing its size, the recording shows the screen in its final
  /// orientation with the window partway through the animation. The text of the status bar has the
  /// colour that the controllers prefer.
  public func screenDrawing() -> Drawing {
    perform {
      guard !window.isMoving else { return movingScreen }
      let content = window.drawing()
      return Drawing { canvas in
        // The system's bars are drawn over the content of the window.
        canvas.draw(content)
        drawBars(in: canvas, over: window.bounds.size)
      }
    }
  }

  /// The drawing of the screen, with the window as it is at the current time of an animation.
  ///
  /// During a rotation the window and the bars are drawn at an angle, and the window between its
  /// old and new size.
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

  /// Returns a picture of the window, or of the screen while the window is animated to a new size
  /// or orientation.
  ///
  /// Areas in which nothing is drawn are black, as on a screen.
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
  /// - Throws: `PictureTooLarge` if the picture is larger than `PictureLimit` allows.
  public func screenshot() throws(PictureTooLarge) -> UIImage {
    let scale = window.traitCollection.displayScale
    return UIImage(try picture().bitmap(scale: scale), scale: scale)
  }

  /// The first collection view of the view tree in depth-first order; nil if there is none.
  package var collectionView: UICollectionView? { window.firstCollectionView }

  /// The views on the screen, except for the elements of collection views.
  var screenRecord: LayoutRecord.View? { window.screenRecord }

  /// The distances of the safe area of the visible controller's view from the edges of the window.
  var screenSafeArea: UIEdgeInsets {
    guard let view = rootViewController?.inFront.viewIfLoaded else { return .zero }
    let safe = view.convert(view.bounds.inset(by: view.safeAreaInsets), to: window)
    let screen = window.bounds
    return UIEdgeInsets(
      top: max(0, safe.minY - screen.minY), left: max(0, safe.minX - screen.minX),
      bottom: max(0, screen.maxY - safe.maxY), right: max(0, screen.maxX - safe.maxX))
  }

  /// The layout settings of the collection view or, if there is none, of the root view controller's
  /// view.
  var settings: [LayoutRecord.Setting: String]? {
    var settings = (collectionView ?? rootViewController?.view)?.settingsRecord
    settings?[.language] = configuration.language
    settings?[.region] = configuration.region
    settings?[.bars] = configuration.descriptionOfBars
    settings?[.system] = "iOS \(configuration.system.rawValue)"
    return settings
  }
}

extension UIViewController {
  /// The visible child controller of a navigation or tab bar controller; for other controllers, the
  /// controller itself.
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
