import Foundation
import InterfaceBuilder

extension NibTables {
  /// The properties of scroll views, which tables and collection views have too (fact IB60).
  static let scrollView = NibProperties<UIScrollView> { table in
    table.bool("scrollEnabled") { $0.isScrollEnabled = $1 }
    table.bool("pagingEnabled") { $0.isPagingEnabled = $1 }
    table.bool("bounces") { $0.bounces = $1 }
    table.bool("bouncesZoom") { $0.bouncesZoom = $1 }
    table.bool("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
    table.bool("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
    table.bool("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
    table.bool("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
    table.bool("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
    table.bool("delaysContentTouches") { $0.delaysContentTouches = $1 }
    table.bool("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
    table.bool("scrollsToTop") { $0.scrollsToTop = $1 }
    table.choice("keyboardDismissMode", dismissModes) { $0.keyboardDismissMode = $1 }
    table.choice("indicatorStyle", indicatorStyles) { $0.indicatorStyle = $1 }
    table.choice("contentInsetAdjustmentBehavior", adjustments) {
      $0.contentInsetAdjustmentBehavior = $1
    }
    table.insets("contentInset") { $0.contentInset = $1 }
    table.insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 }
    table.size("contentSize") { $0.contentSize = $1 }
    table.number("minimumZoomScale") { $0.minimumZoomScale = $1 }
    table.number("maximumZoomScale") { $0.maximumZoomScale = $1 }
  }

  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]
  private static let indicatorStyles: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]
}
