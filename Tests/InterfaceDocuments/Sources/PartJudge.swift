import Foundation
import InterfaceBuilder
import UIKit

/// The making of a document's views and controllers as in an app: with connections, in a window,
/// and with each of their segues performed.
///
/// The app's classes are not here, so UIKit's are in their place.
@MainActor struct PartJudge {
  private let path: String
  private let bundle: Bundle
  private var count = PartCount()
  private var pictures: [UIImage] = []

  /// Returns the counts of a document's connections and segues, and the pictures of its
  /// controllers.
  static func judge(
    _ document: InterfaceDocument, at path: String, in bundle: Bundle
  ) -> (count: PartCount, pictures: [UIImage]) {
    var judge = PartJudge(path: path, bundle: bundle)
    judge.countOutlets(of: document)
    let log = ConnectionLog()
    let writer = UIKitLog.writer
    defer { UIKitLog.writer = writer }
    UIKitLog.writer = { log.take($0) }
    for part in (try? DocumentPart.all(of: path, in: bundle)) ?? [] { judge.show(part) }
    judge.count.unmade = log.lines
    return (judge.count, judge.pictures)
  }

  private init(path: String, bundle: Bundle) { (self.path, self.bundle) = (path, bundle) }

  private mutating func countOutlets(of document: InterfaceDocument) {
    let tops = document.objects + document.scenes.flatMap(\.objects)
    for object in tops.flatMap(Self.parts) where object.element != "placeholder" {
      for connection in object.connections {
        switch connection.kind {
        case .outlet, .outletCollection:
          if object.customClass == nil { count.outlets += 1 } else { count.othersOutlets += 1 }
        case .action, .segue: break
        }
      }
    }
  }

  /// Returns an object and all inside it that is made with it, without prototypes of cells.
  private static func parts(of object: InterfaceObject) -> [InterfaceObject] {
    let lists = object.lists.filter { name, _ in
      name != "prototypes" && !(name == "cells" && object.element == "collectionView")
    }
    return [object] + (Array(object.keyed.values) + lists.values.flatMap(\.self)).flatMap(parts)
  }

  private mutating func show(_ part: DocumentPart) {
    guard let made = part.make() else { return }
    guard let controller = made as? UIViewController else {
      count.views += made is UIView ? 1 : 0
      return
    }
    pictures.append(Self.picture(of: show(controller)))
    count.controllers += 1
    // Each segue begins with a new controller, since the one before may have replaced it.
    for index in 0..<SceneSegues(of: controller).count {
      guard let fresh = part.make() as? UIViewController else { continue }
      let window = show(fresh)
      let segues = SceneSegues(of: fresh)
      segues.perform(index)
      window.layoutIfNeeded()
      if segues.isUnwinding(index) { count.unwindings += 1 } else { count.segues += 1 }
    }
  }

  private static func picture(of window: UIWindow) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 0.5
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  /// Shows a controller in a window: on a stack, unless it is a container itself.
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let isContainer =
      controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController
    window.rootViewController =
      isContainer ? controller : UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

/// The messages about connections that are not made, each once.
private final class ConnectionLog: @unchecked Sendable {
  private(set) var lines: [String] = []

  private static let signs = ["has no outlet", "there is no object", "is not set"]

  func take(_ message: String) {
    guard Self.signs.contains(where: message.contains), !lines.contains(message) else { return }
    lines.append(message)
  }
}
