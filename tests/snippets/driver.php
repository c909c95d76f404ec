<?php
require 'journal.php';

foreach (file('php://stdin', FILE_IGNORE_NEW_LINES) as $line) {
    [$kind, $text] = explode(':', $line);
    $given = base64_decode($text);
    echo base64_encode($kind === 'path' ? return_path($given) : page_data_block(json_decode($given))), "\n";
}
