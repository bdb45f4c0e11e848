import Foundation
import InterfaceBuilder

extension NibElements {
  /// The classes of controllers, bars, lists and their items, by the names of their elements in
  /// documents.
  static let controllers: [String: NSObject.Type] = [
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "glkViewController": UIViewController.self,
    "avPlayerViewController": UIViewController.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
    "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
    "tabBarItem": UITabBarItem.self,
    "tableView": UITableView.self, "collectionView": UICollectionView.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
  ]
}

extension UIBarItem: NibCodable {}
extension UINavigationItem: NibCodable {}
extension UICollectionViewLayout: NibCodable {}
